import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocialImage } from '../../src/publishing/social-image.ts'

const RED = { r: 255, g: 0, b: 0, alpha: 1 }
const BLUE = { r: 0, g: 0, b: 255, alpha: 1 }

/** Color in the middle of an image part, each channel 0 to 255. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** Red above blue, as a phone on its side saves it: turned, with the turn in its EXIF. */
const photo = async (width: number, height: number) => {
  const upright = await sharp({ create: { width, height, channels: 4, background: RED } })
    .composite([
      { input: { create: { width, height: height / 2, channels: 4, background: BLUE } }, gravity: 'south' },
    ])
    .png()
    .toBuffer()
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

test('turns a photo from a rotated phone upright', async () => {
  const shared = await drawSocialImage(await photo(800, 1000))
  expect(await sharp(shared).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const [above, below] = [await colorAt(shared, 600, 40), await colorAt(shared, 600, 600)]
  expect([above[0], above[2]].map((part = 0) => part > 128)).toEqual([true, false])
  expect([below[0], below[2]].map((part = 0) => part > 128)).toEqual([false, true])
})

test('turns transparent pixels white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const source = await sharp({ create: { width: 500, height: 500, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const shared = await drawSocialImage(source)
  for (const part of [...(await colorAt(shared, 5, 5)), ...(await colorAt(shared, 600, 300))])
    expect(part).toBeGreaterThan(250)
})
