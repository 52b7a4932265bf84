import { error, type Fault, warning } from '../faults.ts'
import { KIND_NAMES, KINDS } from '../kinds/product-kinds.ts'
import { suggest, suggestPath } from '../nearest.ts'
import { paths } from '../paths.ts'
import {
  CATEGORY_RECORDS,
  type ContentRecord,
  fileStem,
  productRecords,
  RECORD_KINDS,
  type ReadableRecords,
} from '../records.ts'
import { isWebAddress } from '../schema/fields.ts'

interface Referring {
  manufacturer?: string | undefined
  manufacturerNameReference?: string | undefined
  productCategories?: string[] | undefined
  discontinued?: boolean
  replacedBy?: string | undefined
}

const stems = (records: readonly { file: string }[]): string[] => records.map(({ file }) => fileStem(file))

const noSuchRecord = (
  position: { file: string; field: string },
  folder: string,
  name: string,
  names: readonly string[],
): Fault => error(position, `there is no content/${folder}/${name}.json`, suggest(name, names))

const brandNames = ({ manufacturers }: ReadableRecords) =>
  new Map(manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))

export function referenceFaults(records: ReadableRecords): Fault[] {
  const brands = brandNames(records)
  return KINDS.flatMap((kind) => {
    const { path: folder } = RECORD_KINDS[CATEGORY_RECORDS[kind]]
    const categoryNames = stems(records[CATEGORY_RECORDS[kind]])
    const products: readonly ContentRecord<Referring>[] = records[kind]
    return products.flatMap(({ file, fields }) => {
      const faults: Fault[] = []
      const { manufacturer, manufacturerNameReference: brand } = fields
      const name = brands.get(brand ?? '')
      if (brand !== undefined && !brands.has(brand))
        faults.push(
          noSuchRecord({ file, field: 'manufacturerNameReference' }, 'manufacturers', brand, [
            ...brands.keys(),
          ]),
        )
      else if (manufacturer !== undefined && name !== undefined && manufacturer !== name) {
        const problem = `"${manufacturer}" is not the name in content/manufacturers/${brand}.json`
        const remedy = `Write "${name}", or delete the line: the name comes from that file.`
        faults.push(error({ file, field: 'manufacturer' }, problem, remedy))
      }
      for (const [index, category] of (fields.productCategories ?? []).entries()) {
        const position = { file, field: `productCategories[${index}]` }
        if (!categoryNames.includes(category))
          faults.push(noSuchRecord(position, folder, category, categoryNames))
        if (fields.productCategories?.indexOf(category) !== index)
          faults.push(error(position, `"${category}" is listed twice`, 'Delete one of the two.'))
      }
      return faults
    })
  })
}

export function sceneFaults(records: ReadableRecords): Fault[] {
  const productNames = productRecords(records).map(({ file, fields }) => fields.productUrl ?? fileStem(file))
  return records.rooms.flatMap(({ file, fields: { scenes = [] } }) =>
    scenes.flatMap(({ product }, index) => {
      if (productNames.includes(product)) return []
      const problem = `no product has the address "${product}", so the photo links to nothing`
      return warning({ file, field: `scenes[${index}].product` }, problem, suggest(product, productNames))
    }),
  )
}

export function galleryWarnings(records: ReadableRecords): Fault[] {
  const brands = brandNames(records)
  const sold = productRecords(records)
    .filter(({ fields }) => !fields.discontinued)
    .map(({ fields }) => `"${fields.title}" by ${brands.get(fields.manufacturerNameReference ?? '')}`)
  return records.gallery.flatMap(({ file, fields: { rooms = [] } }) =>
    rooms.flatMap(({ name, manufacturer }, index) => {
      const product = `"${name}" by ${manufacturer}`
      if (sold.includes(product)) return []
      const problem = `no product is sold as ${product}, so the room links to nothing`
      const remedy = 'Correct the name or the brand, or show another room.'
      return warning({ file, field: `rooms[${index}].name` }, problem, remedy)
    }),
  )
}

/** A replacement exists, is of the same kind, and does not lead back. */
export const replacementFaults = (records: ReadableRecords): Fault[] =>
  KINDS.flatMap((kind) => {
    const products: readonly ContentRecord<Referring>[] = records[kind]
    const next = new Map(
      products.map(({ file, fields }) => [fileStem(file), fields.discontinued && fields.replacedBy]),
    )
    return products.flatMap(({ file, fields: { replacedBy } }): Fault[] => {
      if (replacedBy === undefined) return []
      const position = { file, field: 'replacedBy' }
      const own = fileStem(file)
      const others = [...next.keys()].filter((name) => name !== own)
      if (!next.has(replacedBy)) return [noSuchRecord(position, kind, replacedBy, others)]
      const chain = new Set<string>()
      for (let name = replacedBy; !chain.has(name); name = next.get(name) || name) chain.add(name)
      return chain.has(own)
        ? [error(position, 'its replacements lead back to it', 'Choose another one, or none.')]
        : []
    })
  })

/** Internal links lead to a brand page that exists, external ones to a secure address elsewhere. */
export function brandListFaults({ brandLists, manufacturers, fans }: ReadableRecords): Fault[] {
  const brandsOfFans = new Set(fans.map(({ fields }) => fields.manufacturerNameReference))
  const brands = stems(manufacturers)
  const pages = brands.filter((brand) => brandsOfFans.has(brand)).map(paths.brand)
  return brandLists.flatMap(({ file, fields }) =>
    (['home', 'ceilingFans', 'lightingFixtures'] as const).flatMap((list) =>
      (fields[list] ?? []).flatMap(({ url, navLink, brandNameUrl }, index): Fault[] => {
        const faults: Fault[] = []
        const at = (name: string) => ({ file, field: `${list}[${index}].${name}` })
        if (navLink && !pages.includes(url))
          faults.push(error(at('url'), `"${url}" is not a brand page on this site`, suggestPath(url, pages)))
        if (!navLink && !isWebAddress(url)) {
          const problem = `expected an address that starts with https://, got "${url}"`
          faults.push(error(at('url'), problem, 'Correct it, or write "navLink": true for a brand page.'))
        }
        if (brandNameUrl !== undefined && !brands.includes(brandNameUrl))
          faults.push(noSuchRecord(at('brandNameUrl'), 'manufacturers', brandNameUrl, brands))
        return faults
      }),
    ),
  )
}

/** A category without products is an empty page, unless the store has no products of the kind at all. */
export const emptyCategoryWarnings = (records: ReadableRecords): Fault[] =>
  KINDS.flatMap((kind) => {
    const products: readonly ContentRecord<Referring>[] = records[kind]
    const sold = products.filter(({ fields }) => fields.discontinued !== true)
    const used = new Set(sold.flatMap(({ fields }) => fields.productCategories ?? []))
    const { one } = KIND_NAMES[kind]
    const empty = stems(records[CATEGORY_RECORDS[kind]]).filter((name) => used.size > 0 && !used.has(name))
    if (empty.length === 0) return []
    const file = `content/${RECORD_KINDS[CATEGORY_RECORDS[kind]].path}`
    const names = empty.map((name) => `"${name}"`).join(', ')
    const problem = `no ${one} is in these categories, so their pages are empty: ${names}`
    return [warning({ file }, problem, `Name each in the productCategories of a ${one}, or delete it.`)]
  })
