import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { OWN_COLOURS } from '../../../src/catalogue/rules/contrast.ts'
import { letteringOf, markOf, outlineTexts } from '../../../src/publishing/brand/draw-brand.ts'
import { iconIco, iconPng } from '../../../src/publishing/brand/icons.ts'

test.each([
  ['a short name is one line, as wide as it needs', 'Fan Palace', { lines: 1, height: 340 }],
  ['the sample’s name is one line', 'Atlanta Ceiling Fans', { lines: 1, width: 2832, height: 340 }],
  [
    'a long one is two, split where both are shortest',
    'Miller & Sons Ceiling Fan and Lighting Showroom',
    { lines: 2, height: 680 },
  ],
])('%s', async (_case, name, expected) => {
  expect(await letteringOf(name)).toMatchObject(expected)
})

test('a name’s outlines take less than 1.5 KiB with brotli', async () => {
  const { data = '', width, height } = (await letteringOf('Atlanta Ceiling Fans')) ?? {}
  const [outline] = (await outlineTexts(['Atlanta Ceiling Fans'], 320)) ?? []
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path transform="translate(0 240)" d="${outline?.path}"/></svg>`
  const pixels = (svg: string | Buffer) => sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const [packed, whole] = await Promise.all([pixels(data), pixels(drawn)])
  expect(packed.filter((alpha, at) => Math.abs(alpha - (whole[at] ?? 0)) > 64)).toHaveLength(0)
  expect(brotliCompressSync(data).length).toBeLessThan(1536)
})

test('another name makes another file', async () => {
  expect((await letteringOf('Fan Palace'))?.address).not.toBe((await letteringOf('Fan Place'))?.address)
})

test('a name with missing letters stays text', async () => {
  expect(await letteringOf('Вентиляторы')).toBeUndefined()
})

test('a store without a logo mark gets its first letter', async () => {
  expect(await markOf({ name: '“Miller” Fans' })).toEqual(await markOf({ name: 'm' }))
})

test('icons have the size in their names and the store’s dark color', async () => {
  const mark = await markOf({ name: 'Miller Fans' })
  const icon = await iconPng(mark, { ...OWN_COLOURS, dark: '#003300' }, 'icon-maskable-512')
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([512, 512, 0, 0x33, 0])
  const ico = await iconIco(mark, OWN_COLOURS)
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
