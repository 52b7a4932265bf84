import { error, type Fault } from '../faults.ts'
import { productRecords, type ReadableRecords } from '../records.ts'
import { slugOf } from '../slug-of.ts'

/** Names become parts of addresses, `?finish=satin-brass`: each needs a letter or digit, and no two in a list may be alike. */
function addressFaults(file: string, list: string, names: readonly string[]): Fault[] {
  const slugs = names.map(slugOf)
  return names.flatMap((name, index): Fault[] => {
    // Families are fields of their file by themselves.
    const position = { file, ...(list && { field: `${list}[${index}]` }) }
    const slug = slugs[index] ?? ''
    const first = names[slugs.indexOf(slug)]
    if (slug === '') {
      const problem = `"${name}" has no letter from a to z and no digit, and its address needs one`
      return [error(position, problem, 'Add one to the name.')]
    }
    if (first === name) return []
    return [error(position, `"${name}" and "${first}" would have the same address`, 'Rename one of the two.')]
  })
}

/** Finishes, styles, families of finishes and kinds of room can all be asked for by their names in an address. */
export const nameAddressFaults = (records: ReadableRecords): Fault[] => [
  ...productRecords(records).flatMap(({ file, fields: { colors = [], styles = [] } }) => {
    const lists = Array.isArray(colors)
      ? { colors }
      : { 'colors.body': colors.body, 'colors.blades': colors.blades }
    return Object.entries({ ...lists, styles }).flatMap(([list, names]) => addressFaults(file, list, names))
  }),
  ...records.finishFamilies.flatMap(({ file, fields: { $schema, ...families } }) =>
    addressFaults(file, '', Object.keys(families)),
  ),
  ...records.roomKinds.flatMap(({ file, fields: { kinds = [] } }) =>
    addressFaults(
      file,
      'kinds',
      kinds.map(({ name }) => name),
    ),
  ),
]
