import { expect, test } from 'vitest'
import { printList, readList } from '../../../src/features/list/entries.ts'
import { pressed } from '../../../src/features/list/save-buttons.ts'

const FULL = Array.from({ length: 60 }, (_, place) => `fan-${place}`).join()

test.each([
  ['saves a product at the end', 'reed-6', 'alder-52', 'saved', 'reed-6,alder-52'],
  ['removes it in every finish', 'alder-52,reed-6,alder-52.white', 'alder-52', 'removed', 'reed-6'],
  ['leaves a full list', FULL, 'alder-52', 'full', FULL],
  [
    'in a room saves it for that room',
    'alder-52@hall',
    'alder-52@den',
    'saved',
    'alder-52@hall,alder-52@den',
  ],
  ['in a room removes it there', 'alder-52@hall,alder-52@den', 'alder-52@den', 'removed', 'alder-52@hall'],
])('a click on a card %s', (_what, list, entry, change, after) => {
  const [one = { productUrl: '' }] = readList(entry).entries
  const { list: next, change: how } = pressed(readList(list).entries, one, false)
  expect([how, printList(next)]).toEqual([change, after])
})

test.each([
  [
    'changes finish and size',
    'reed-6,beacon-60.white_60*3@den',
    'beacon-60_52',
    'changed',
    'reed-6,beacon-60_52*3@den',
  ],
  ['keeps a size that it leaves open', 'beacon-60.white_60', 'beacon-60', 'changed', 'beacon-60_60'],
  [
    'removes the chosen finish alone',
    'beacon-60.white_52,beacon-60_60',
    'beacon-60.white_52',
    'removed',
    'beacon-60_60',
  ],
  [
    'sets the size of an entry without one',
    'beacon-60.white,beacon-60',
    'beacon-60_52',
    'changed',
    'beacon-60.white,beacon-60_52',
  ],
])('a click on a product’s own page %s', (_what, list, entry, change, after) => {
  const [one = { productUrl: '' }] = readList(entry).entries
  const { list: next, change: how } = pressed(readList(list).entries, one, true)
  expect([how, printList(next)]).toEqual([change, after])
})
