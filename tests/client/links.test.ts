import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { queryParameter, savedValue, withParameters } from '../../src/client/state.ts'
import { readChoices } from '../../src/features/finder/choices.ts'
import { namelessPlace, savedRooms, visitorsPlace } from '../../src/features/fit/visitor.ts'
import { printList, readList } from '../../src/features/list/entries.ts'
import { readOwnFan } from '../../src/features/list/own-fan.ts'
import { facetsWith } from '../features/finder/products.ts'
import { aBrowser, aStorage } from './a-browser.ts'

/** A shared link or saved value, and its meaning, which must never change. */
interface Link {
  path: string
  device?: Record<string, string>
  read: Record<string, unknown>
}

const LINKS: Link[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'links.json'), 'utf8'))

const OFFERED = facetsWith({
  span: ['-36', '37-48', '49-54', '55-65', '66-'],
  place: ['indoors', 'porch', 'rain'],
  finish: ['black', 'white', 'brass'],
})

/** Everything the site reads, as JSON without empty values: of the address and both places only what isn't the link's or the room's own. */
function read({ path: address, device = {} }: Pick<Link, 'path' | 'device'>) {
  const { view } = aBrowser({ path: address, device: aStorage(device) })
  const { search } = view.location
  const { values, isToScale, ...choices } = readChoices(search, OFFERED, 'fans')
  const { spot: name, ...place } = visitorsPlace('fixtures')
  const room = visitorsPlace('fans')
  const unlessSame = (value: unknown, same: unknown) =>
    isDeepStrictEqual(withoutEmpty(value), withoutEmpty(same)) ? undefined : (withoutEmpty(value) ?? 'none')
  return withoutEmpty({
    address: unlessSame(withParameters(search, {}), search),
    choices: { ...Object.fromEntries(values), ...choices, ...(isToScale && { isToScale }) },
    room,
    namelessRoom: unlessSame(namelessPlace('fans'), room),
    spot: unlessSame({ ...place, ...(name && { name }) }, room),
    list: printList(readList(savedValue('list') ?? '').entries),
    rooms: savedRooms(),
    ownFan: readOwnFan(queryParameter(search, 'yours') ?? savedValue('yours') ?? ''),
  })
}

const isEmpty = (value: unknown) =>
  value === '' || (value instanceof Object && Object.keys(value).length === 0)

const withoutEmpty = (value: unknown) =>
  isEmpty(value)
    ? undefined
    : JSON.parse(JSON.stringify(value), (key, part) => (key && isEmpty(part) ? undefined : part))

test.each(LINKS)('reads $path with $device as before', (link) => {
  expect(read(link) ?? {}).toEqual(link.read)
})
