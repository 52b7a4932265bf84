import { expect, test } from 'vitest'
import { textLink } from '../../src/catalogue/text-link.ts'

const LINK = 'https://shop.example/?list=halcyon-72.matte-black_60*2@porch,wagoner-8'
const address = textLink('sms:+14045550143', LINK)
const query = address.slice(address.indexOf('?') + 1)

/** Each system's way to read the text in such an address. */
const READ = {
  'RFC 5724': () => new URLSearchParams(query).get('body'),
  // Messages of the Android Open Source Project splits what is decoded, and decodes the part again.
  Android: () => {
    const parts = decodeURIComponent(query).split('&')
    return decodeURIComponent(parts.find((part) => part.startsWith('body='))?.slice(5) ?? '')
  },
  iPhone: () => decodeURIComponent(address.split('&body=')[1] ?? ''),
}

test.each(Object.entries(READ))('opens on %s a text that begins with only the link', (_system, read) => {
  expect(read()).toBe(`${LINK}\n`)
  expect(address).toMatch(/^sms:\+14045550143\?&body=https/)
})
