import type { Fault } from '../faults.ts'
import { fileStem, type ReadableRecords } from '../records.ts'
import { SLUG } from '../schema/fields.ts'
import { slugOf } from '../slug-of.ts'

/** Files are named after what they hold, so that the file of any address can be found. */
export function nameFaults(records: ReadableRecords): Fault[] {
  const named = [
    ...[...records.fans, ...records.fixtures, ...records.fanCategories, ...records.fixtureCategories].map(
      ({ file, fields }) => ({ file, field: 'name', name: fields.name }),
    ),
    ...records.manufacturers.map(({ file, fields }) => ({
      file,
      field: 'nameReference',
      name: fields.nameReference,
    })),
  ]
  return named.flatMap(({ file, field, name }): Fault[] => {
    const stem = fileStem(file)
    if (!SLUG.test(stem)) {
      return [
        {
          file,
          problem: 'the file name is not lowercase words joined by hyphens',
          remedy: `Rename it, for example to ${slugOf(stem)}.json.`,
          severity: 'error',
        },
      ]
    }
    if (name === undefined || name === stem) return []
    return [
      {
        file,
        field,
        problem: `"${name}" does not match the file name`,
        remedy: `Write "${stem}", or rename the file to ${name}.json.`,
        severity: 'error',
      },
    ]
  })
}
