import { expect, test } from 'vitest'
import { listAddress } from '../../src/shortlist/list-address.ts'
import { fakeBrowser } from '../browser/fake-browser.ts'

test('a list is read from the address of a page', () => {
  const { view } = fakeBrowser({ path: '/contact?list=alder-52,beacon-60' }).globals
  expect(listAddress(view).read()).toBe('alder-52,beacon-60')
})

test('an address without a list has an empty one', () => {
  expect(listAddress(fakeBrowser({ path: '/contact' }).globals.view).read()).toBe('')
})
