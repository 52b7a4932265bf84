import { afterEach, expect, test, vi } from 'vitest'
import type { Product } from '../../../../src/client/product-data/product-file.ts'
import { readRooms } from '../../../../src/features/fit/codecs.ts'
import { sectionsOf } from '../../../../src/features/list/house/house-sections.ts'
import { listedProduct } from '../../../../src/features/list/listed-product.ts'
import { loadDrawings, loadSchedule } from '../../../../src/features/list/schedule/load-schedule.ts'
import { schedule } from '../../../../src/features/list/schedule/schedule.ts'
import { readShortlist } from '../../../../src/features/list/shortlist.ts'
import { KINDS, PRODUCTS, RECORDS } from '../house/a-catalogue.ts'

afterEach(() => vi.unstubAllGlobals())

/** A site that answers with this by the last part of an address, and lacks the rest; what it was asked for. */
function site(answers: ReadonlyMap<string, object>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1)?.split('.')[0] ?? ''
    asked.push(name)
    const answer = answers.get(name)
    return answer ? Response.json(answer) : new Response('', { status: 404 })
  })
  return asked
}

const house = (list: string, rooms = '') => ({
  items: readShortlist(list).items,
  rooms: readRooms(rooms).rooms,
})

const RECORDS_ON_SITE: ReadonlyMap<string, object> = new Map(
  [...RECORDS].map(([name, { record }]) => [name, { results: record }]),
)

test('a schedule has what is sold of a house, by rooms, and asks once for the record of each', async () => {
  const asked = site(RECORDS_ON_SITE)
  const { rows } = await loadSchedule(
    house('reed-cylinder-6,tideway-65@bedroom,not-sold@kitchen,tideway-65*2@kitchen'),
    KINDS,
    PRODUCTS,
  )
  expect(rows.map(({ room, quantity, product }) => `${room}: ${quantity} ${product}`)).toEqual([
    'Kitchen: 2 Tideway 65',
    'Bedroom: 1 Tideway 65',
    'No room yet: 1 Reed Cylinder 6',
  ])
  expect(asked).toEqual(['reed-cylinder-6', 'tideway-65'])
})

test('what the API knows nothing of is left out of a schedule', async () => {
  site(new Map([...RECORDS_ON_SITE, ['inlet-48', {}]]))
  const { rows } = await loadSchedule(house('inlet-48,wagoner-8'), KINDS, PRODUCTS)
  expect(rows.map(({ product }) => product)).toEqual(['Wagoner 8-Light'])
})

test('without a record that the site does not give there is no schedule', async () => {
  site(new Map())
  await expect(loadSchedule(house('signal-52'), KINDS, PRODUCTS)).rejects.toThrow('answered 404')
})

/** A schedule whose products all have drawings, but for those of these names. */
function drawnSchedule(list: string, rooms: string, plain: readonly string[] = []) {
  const products = [...RECORDS].map(([name, known]) => {
    const record = { ...known.record, outlineUrl: plain.includes(name) ? undefined : `/${name}.svg` }
    const listed = listedProduct({ ...known, record } as typeof known)
    return [name, { product: PRODUCTS.get(name) as Product, listed }] as const
  })
  return schedule(sectionsOf(house(list, rooms), KINDS), KINDS, new Map(products))
}

const drawing = (name: string) => ({ drawing: { name, front: [0, 0, 52, 20] }, lines: '<g/>' })

test('the drawings of a schedule are those of the products in measured rooms, asked for once each', async () => {
  const asked = site(new Map(['beacon-60', 'axial-54'].map((name) => [name, drawing(name)])))
  const drawings = await loadDrawings(
    drawnSchedule(
      'beacon-60@kitchen,axial-54@kitchen,beacon-60_52@kitchen,halcyon-72@kitchen,alder-52@bedroom',
      'kitchen:14x12',
      ['halcyon-72'],
    ),
  )
  expect(asked).toEqual(['beacon-60', 'axial-54'])
  expect([...drawings]).toEqual([
    ['beacon-60', drawing('beacon-60')],
    ['axial-54', drawing('axial-54')],
  ])
})

test('a drawing that does not come is left out', async () => {
  site(new Map([['wren-36', drawing('wren-36')]]))
  const drawings = await loadDrawings(drawnSchedule('foundry-65@kitchen,wren-36@kitchen', 'kitchen:14x12'))
  expect([...drawings.keys()]).toEqual(['wren-36'])
})
