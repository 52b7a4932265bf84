import fc from 'fast-check'
import { writeCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/catalogue/create-catalogue.ts'
import type { ContentBefore, Grid } from '../../../src/staff/spreadsheet/columns.ts'
import { exportSheets, writeWorkbook } from '../../../src/staff/spreadsheet/export.ts'
import { ownSheet, readTables } from '../../../src/staff/spreadsheet/read-list.ts'
import { planImport } from '../../../src/staff/spreadsheet/records.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import type { Json } from '../../own-catalogue/json.ts'
import { recordsOf } from '../../own-catalogue/records-of.ts'
import { anyCatalogue } from '../../random-catalogue/any-catalogue.ts'
import { CATALOGUE_SEED as seed } from '../../random-catalogue/catalogue-seed.ts'
import { contentBefore } from './content-before.ts'

const SHEET = /^(fans|fixtures|manufacturers|fan-categories|fixture-categories)\//

async function asXlsx(before: ContentBefore): Promise<Grid[]> {
  const { tables } = await readTables('catalog.xlsx', await writeWorkbook(exportSheets(before)))
  return tables.flatMap((table) => ownSheet(table)?.grid ?? [])
}

async function asCsv(before: ContentBefore): Promise<Grid[]> {
  const files = exportSheets(before).filter(({ rows }) => rows.length > 0)
  const read = files.map(async ({ name, heads, rows }) => {
    const text = writeCsv([heads.map((head) => head.text), ...rows], { bom: true })
    const { tables } = await readTables(`${name}.csv`, Buffer.from(text))
    return tables.flatMap((table) => ownSheet(table)?.grid ?? [])
  })
  return (await Promise.all(read)).flat()
}

/** The content that an export makes in an empty catalog. */
function madeFrom(content: typeof CONTENT, grids: readonly Grid[]): typeof CONTENT {
  const rest = Object.fromEntries(Object.entries(content).filter(([file]) => !SHEET.test(file)))
  const { changes } = planImport(contentBefore(rest), grids)
  const made = changes.map(({ file, text }) => [file.replace('content/', ''), JSON.parse(text) as Json])
  return { ...rest, ...Object.fromEntries(made) }
}

/** Fields that a form does not show, or fills in. */
const IN_NO_CELL = ['name', 'nameReference', 'id', '$schema', 'manufacturer']

const comparable = (content: typeof CONTENT) =>
  JSON.parse(
    JSON.stringify(createCatalogue(recordsOf(content)), (key, value) =>
      IN_NO_CELL.includes(key) ? undefined : value instanceof Map ? [...value] : value,
    ),
  ) as unknown

test('exported either way, makes the same products in an empty catalog', async () => {
  for (const exported of [asXlsx, asCsv])
    expect(comparable(madeFrom(CONTENT, await exported(contentBefore())))).toEqual(comparable(CONTENT))
})

test('exported either way, leaves any catalog unchanged', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, async (content) => {
      const before = contentBefore(content)
      for (const grids of [await asXlsx(before), await asCsv(before)]) {
        const { changes, same, faults } = planImport(before, grids)
        expect({ changes, same, faults }).toEqual({ changes: [], same: before.texts.size, faults: [] })
      }
    }),
    { numRuns: 8, seed, examples: [[CONTENT]] },
  )
})
