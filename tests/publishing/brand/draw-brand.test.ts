import sharp from 'sharp'
import { expect, test } from 'vitest'
import { OWN_COLOURS } from '../../../src/catalogue/rules/contrast.ts'
import { markOf } from '../../../src/publishing/brand/draw-brand.ts'
import { iconPng } from '../../../src/publishing/brand/icons.ts'

test('a store without a logo mark gets its first letter', async () => {
  expect(await markOf({ name: '“Miller” Fans' })).toEqual(await markOf({ name: 'm' }))
})

test('icons have the size in their names and the store’s dark color', async () => {
  const mark = await markOf({ name: 'Miller Fans' })
  const icon = await iconPng(mark, { ...OWN_COLOURS, dark: '#003300' }, '/icon-maskable-512.png')
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([512, 512, 0, 0x33, 0])
})
