import { expect, test } from 'vitest'
import { printList, readList } from '../../../src/features/list/entries.ts'
import { pressed } from '../../../src/features/list/save-buttons.ts'

const FULL = Array.from({ length: 60 }, (_, place) => `fan-${place}`).join()

test.each([
  ['saves a product at the end', 'reed', 'alder', 'saved', 'reed,alder'],
  ['removes it in every finish', 'alder,reed,alder.white', 'alder', 'removed', 'reed'],
  ['leaves a full list', FULL, 'alder', 'full', FULL],
  ['in a room saves it for that room', 'alder@hall', 'alder@den', 'saved', 'alder@hall,alder@den'],
  ['in a room removes it there', 'alder@hall,alder@den', 'alder@den', 'removed', 'alder@hall'],
])('a click on a card %s', (_what, list, entry, change, after) => {
  const [one = { productUrl: '' }] = readList(entry).entries
  const { list: next, change: how } = pressed(readList(list).entries, one, false)
  expect([how, printList(next)]).toEqual([change, after])
})

test.each([
  ['changes finish and size', 'reed,beacon.white_60*3@den', 'beacon_52', 'changed', 'reed,beacon_52*3@den'],
  ['keeps a size that it leaves open', 'beacon.white_60', 'beacon', 'changed', 'beacon_60'],
  ['removes the chosen finish alone', 'beacon.white_52,beacon_60', 'beacon.white_52', 'removed', 'beacon_60'],
  [
    'sets the size of an entry without one',
    'beacon.white,beacon',
    'beacon_52',
    'changed',
    'beacon.white,beacon_52',
  ],
])('a click on a product’s own page %s', (_what, list, entry, change, after) => {
  const [one = { productUrl: '' }] = readList(entry).entries
  const { list: next, change: how } = pressed(readList(list).entries, one, true)
  expect([how, printList(next)]).toEqual([change, after])
})
