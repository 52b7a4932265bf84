import { crossCheck } from '../../src/catalogue/checks/cross-check.ts'
import { ContentError, type Fault } from '../../src/catalogue/faults.ts'
import { type CatalogueRecords, RECORD_KINDS, readRecord } from '../../src/catalogue/records.ts'
import type { CONTENT } from './content.ts'

/** @throws ContentError as the content check would refuse it, pictures and pages apart */
export function recordsOf(content: typeof CONTENT): CatalogueRecords {
  const found: Fault[] = []
  const kinds = Object.entries(RECORD_KINDS).map(([kind, { place, schema }]) => {
    const files = Object.entries(content).filter(([file]) => file === place || file.startsWith(`${place}/`))
    const records = files.flatMap(([name, raw]) =>
      [raw].flat().map((item, at) => {
        const file = `content/${name}`
        const { fields, faults } = readRecord(schema, item, { file })
        found.push(...faults)
        return { file, ...(Array.isArray(raw) && { within: `[${at}]` }), fields }
      }),
    )
    return [kind, records]
  })
  const records = Object.fromEntries(kinds) as unknown as CatalogueRecords
  found.push(...crossCheck(records))
  const errors = found.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  return records
}
