import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../../paths.ts'
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
  const faults = named.flatMap(({ file, field, name }): Fault[] => {
    const stem = fileStem(file)
    if (!SLUG.test(stem)) {
      return [
        {
          file,
          problem: "the file's name is not lower-case words joined by dashes",
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
        problem: `"${name}" is not the name of the file`,
        remedy: `Write "${stem}", or rename the file to ${name}.json.`,
        severity: 'error',
      },
    ]
  })
  const pages = [...records.fans, ...records.fixtures].flatMap(({ file, fields }): Fault[] => {
    const name = [fields.productUrl, fields.name, fileStem(file)].find(
      (one) => one && LIST_PAGE_NAME.test(one),
    )
    if (!name) return []
    const problem = `no product may be named "${name}": the further pages of long lists have such addresses`
    return [{ file, problem, remedy: 'Give the product and its file another name.', severity: 'error' }]
  })
  const reserved = records.fanCategories.filter(({ file }) => fileStem(file) === RESERVED_FAN_CATEGORY)
  return [
    ...faults,
    ...pages,
    ...reserved.map(
      ({ file }): Fault => ({
        file,
        field: 'name',
        problem: `a category may not be named "${RESERVED_FAN_CATEGORY}": the brand screens have that address`,
        remedy: 'Give the category and its file another name.',
        severity: 'error',
      }),
    ),
  ]
}
