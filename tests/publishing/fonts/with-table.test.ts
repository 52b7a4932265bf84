import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { withTable } from '../../../src/publishing/fonts/with-table.ts'

const { resolve } = createRequire(import.meta.url)

test('a font without such a table is refused', async () => {
  const font = await readFile(resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'))
  const sfnt = await subsetFont(font, 'A', { targetFormat: 'sfnt' })
  expect(() => withTable(sfnt, 'gvar', Buffer.alloc(4))).toThrow('The font has no table "gvar".')
})
