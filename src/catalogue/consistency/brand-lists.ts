import { error, type Fault } from '../faults.ts'
import { suggestPath } from '../nearest.ts'
import { paths } from '../paths.ts'
import { fileStem, type ReadableRecords } from '../records.ts'
import { isWebAddress } from '../schema/fields.ts'
import { noSuchRecord } from './references.ts'

/** Internal names lead to a brand screen that exists, external ones to a secure address elsewhere. */
export function brandListFaults({ brandLists, manufacturers, fans }: ReadableRecords): Fault[] {
  const makersOfFans = new Set(fans.map(({ fields }) => fields.manufacturerNameReference))
  const known = manufacturers.map(({ file }) => fileStem(file))
  const screens = known.filter((maker) => makersOfFans.has(maker)).map(paths.brand)

  return brandLists.flatMap(({ file, fields }) =>
    (['home', 'ceilingFans', 'lightingFixtures'] as const).flatMap((list) =>
      (fields[list] ?? []).flatMap(({ url, navLink, brandNameUrl }, index): Fault[] => {
        const faults: Fault[] = []
        const at = (name: string) => ({ file, field: `${list}[${index}].${name}` })
        if (navLink && !screens.includes(url)) {
          const problem = `"${url}" is not a brand screen on this site`
          faults.push(error(at('url'), problem, suggestPath(url, screens)))
        }
        if (!navLink && !isWebAddress(url)) {
          const problem = `expected an address that starts with https://, got "${url}"`
          const remedy = 'Correct it, or write "navLink": true for a brand screen.'
          faults.push(error(at('url'), problem, remedy))
        }
        if (brandNameUrl !== undefined && !known.includes(brandNameUrl))
          faults.push(noSuchRecord(at('brandNameUrl'), 'manufacturers', brandNameUrl, known))
        return faults
      }),
    ),
  )
}
