import { act } from 'react'
import { expect, test } from 'vitest'
import { useOwnFan } from '../../../src/features/list/own-fan/use-own-fan.ts'
import { aBrowser, aStorage } from '../../client/a-browser.ts'
import { renderHook } from '../../client/islands/render-hook.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

/** The visitor's own fan in a browser that keeps this one. */
function ownFan(kept: Record<string, string> = {}, path = '/') {
  const { view } = aBrowser({ path, device: aStorage(kept) })
  const { render } = renderHook(view, useOwnFan)
  render()
  return { view, own: () => render()[0], keep: render()[1] }
}

test.each([
  ['nothing', {}, '/', undefined],
  ['a fan on the device', { 'own-fan': '4100_65_52' }, '/', OWN],
  ['a fan in the address', {}, '/?yours=4100_65_52', OWN],
])('where the browser keeps %s it is the visitor’s own', (_what, kept, path, fan) => {
  expect(ownFan(kept, path).own()).toEqual(fan)
})

test('a fan that is given is kept, and is the visitor’s own at once', () => {
  const { view, own, keep } = ownFan()
  act(() => keep(OWN))
  expect(own()).toEqual(OWN)
  expect(view.localStorage.getItem('own-fan')).toBe('4100_65_52')
})
