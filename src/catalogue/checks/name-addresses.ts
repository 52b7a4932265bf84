import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { slugOf } from '../slug-of.ts'

/** Names become parts of addresses, `?finish=satin-brass`: each needs a letter or digit, and no two in a list may be alike. */
function addressFaults(field: string, names: readonly string[]): Omit<Fault, 'file' | 'severity'>[] {
  const slugs = names.map(slugOf)
  return names.flatMap((name, index) => {
    const slug = slugs[index] ?? ''
    const first = names[slugs.indexOf(slug)]
    if (slug === '') {
      const problem = `"${name}" has no letter from a to z and no digit, and its address needs one`
      return [{ field: `${field}[${index}]`, problem, remedy: 'Add one to the name.' }]
    }
    if (first === name) return []
    const problem = `"${name}" and "${first}" would have the same address`
    return [{ field: `${field}[${index}]`, problem, remedy: 'Rename one of the two.' }]
  })
}

/** Finishes, styles and families of finishes can all be asked for by their names in an address. */
export function nameAddressFaults({ fans, fixtures, finishFamilies }: ReadableRecords): Fault[] {
  const at = (file: string, faults: Omit<Fault, 'file' | 'severity'>[]): Fault[] =>
    faults.map((fault) => ({ file, ...fault, severity: 'error' }))
  return [
    ...[...fans, ...fixtures].flatMap(({ file, fields: { colors = [], styles = [] } }) => {
      const lists = Array.isArray(colors)
        ? { colors }
        : { 'colors.body': colors.body, 'colors.blades': colors.blades }
      return Object.entries({ ...lists, styles }).flatMap(([field, names]) =>
        at(file, addressFaults(field, names)),
      )
    }),
    ...finishFamilies.flatMap(({ file, fields: { $schema, ...families } }) =>
      at(
        file,
        addressFaults('', Object.keys(families)).map(({ field: _, ...fault }) => fault),
      ),
    ),
  ]
}
