import { act } from 'react'
import { expect, test } from 'vitest'
import { useOwnFan } from '../../../src/features/list/own-fan/use-own-fan.ts'
import { aBrowser, aStorage } from '../../client/a-browser.ts'
import { renderHook } from '../../client/render-hook.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

/** The visitor's own fan in a browser that has this one saved. */
function ownFan(saved: Record<string, string> | 'forbidden' = {}, path = '/') {
  const { view } = aBrowser({ path, device: saved === 'forbidden' ? saved : aStorage(saved) })
  const { render } = renderHook(view, useOwnFan)
  render()
  return { view, own: () => render()[0], keep: render()[1] }
}

test.each([
  ['nothing', {}, '/', undefined],
  ['a fan on the device', { 'own-fan': '4100_65_52' }, '/', OWN],
  ['a fan in the address', {}, '/?yours=4100_65_52', OWN],
  ['another in the address', { 'own-fan': '3000_90_60' }, '/?yours=4100_65_52', OWN],
])('where the browser has %s it is the visitor’s own', (_what, saved, path, fan) => {
  expect(ownFan(saved, path).own()).toEqual(fan)
})

test('a fan that is given is saved in the address and on the device, and is forgotten in both', () => {
  const { view, own, keep } = ownFan()
  act(() => keep(OWN))
  expect(own()).toEqual(OWN)
  expect([view.location.search, view.localStorage.getItem('own-fan')]).toEqual([
    '?yours=4100_65_52',
    '4100_65_52',
  ])
  act(() => keep(undefined))
  expect(own()).toBeUndefined()
  expect([view.location.search, view.localStorage.length]).toEqual(['', 0])
})

test('where storage is forbidden the own fan is in the address alone', () => {
  const { view, own, keep } = ownFan('forbidden')
  act(() => keep(OWN))
  expect(own()).toEqual(OWN)
  expect(view.location.search).toBe('?yours=4100_65_52')
})
