import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/staff/options.ts'
import { csvName, exportSheets, writeSheetCsv } from '../../../src/staff/spreadsheet/export.ts'
import { planFiles } from '../../../src/staff/spreadsheet/import.ts'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from '../check-content/content-folder.ts'
import { contentBefore } from './content-before.ts'

const content = await contentFolder(await contentFiles())

describe('a folder', () => {
  test('of the sheets that were exported is read back, and says the same', async () => {
    const { raw, pictures } = contentBefore()
    const sheets = exportSheets(raw, pictures)
    for (const sheet of sheets)
      await content.write(join('catalogue', csvName(sheet.kind)), writeSheetCsv(sheet))
    const { changes, lines, same } = await planFiles(content.root, [join(content.root, 'catalogue')])
    expect({ changes, lines }).toEqual({ changes: [], lines: [] })
    expect(same).toBe(sheets.flatMap(({ rows }) => rows).length)
  })

  test('without a spreadsheet says so', async () => {
    await mkdir(join(content.root, 'empty'))
    const { lines } = await planFiles(content.root, [join(content.root, 'empty')])
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/empty: no spreadsheet is in this folder\. Check its name\.$/),
    ])
  })
})

test.each([
  [['--dryrun'], '--dryrun is not an option. Did you mean --dry-run? The options are --pictures, --dry-run.'],
  [['--quick'], '--quick is not an option. The options are --pictures, --dry-run.'],
  [['-x'], '-x is not an option. The options are --pictures, --dry-run.'],
  [['list.xlsx', '--pictures'], '--pictures needs a name after it.'],
  [['--pictures', '--dry-run'], '--pictures needs a name after it.'],
  [['--dry-run=yes'], '--dry-run stands alone: write nothing after it.'],
])('%s gets a sentence', (args, fault) => {
  const options = { pictures: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  let printed = ''
  readOptions(options, args, (sentence) => {
    printed = sentence
  })
  expect(printed).toBe(fault)
})
