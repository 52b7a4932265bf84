import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrSvg } from '../../src/drawing/qr-svg.ts'

/** What a scanner reads in the code, drawn on white at 8 pixels a module. */
async function scanned(text: string): Promise<string | undefined> {
  const svg = qrSvg(text).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"')
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  'https://www.example.com/ceiling-fans/outdoor/alder-52?finish=matte-black&tag=1',
  'https://www.example.com/ceiling-fans/large/halcyon-72?finish=graphite&blades=walnut&tag=1',
])('a scanner reads %s as it was written', async (address) => {
  expect(await scanned(address)).toBe(address)
})

test('the code keeps four modules of white around it', () => {
  expect(qrSvg('a')).toContain('viewBox="0 0 29 29"')
  expect(qrSvg('a')).toContain('<path d="m4 4.5h7')
})
