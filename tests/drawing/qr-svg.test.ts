import { expect, test } from 'vitest'
import { qrSvg } from '../../src/drawing/qr-svg.ts'
import { scanned } from '../scanned.ts'

test.each([
  'https://www.example.com/ceiling-fans/outdoor/alder-52?finish=matte-black&tag=1',
  'https://www.example.com/ceiling-fans/large/halcyon-72?finish=graphite&blades=walnut&tag=1',
])('a scanner reads %s unchanged', async (address) => {
  expect(await scanned(qrSvg(address), 500)).toBe(address)
})

test('the code has a margin of four modules', () => {
  expect(qrSvg('a')).toContain('viewBox="0 0 29 29"')
  expect(qrSvg('a')).toContain('d="M4,4h1v1h-1z')
})
