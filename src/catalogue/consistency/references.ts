import { error, type Fault, warning } from '../faults.ts'
import { suggest } from '../nearest.ts'
import { type ContentRecord, fileStem, type ReadableRecords } from '../records.ts'

interface Referring {
  manufacturer?: string | undefined
  manufacturerNameReference?: string | undefined
  productCategories?: string[] | undefined
  discontinued?: boolean
}

const stems = (records: readonly { file: string }[]): string[] => records.map(({ file }) => fileStem(file))

/** A field names the file of a record that does not exist. */
export const noSuchRecord = (
  place: { file: string; field: string },
  folder: string,
  name: string,
  known: readonly string[],
): Fault => error(place, `there is no content/${folder}/${name}.json`, suggest(name, known))

/** Every product names categories and a maker that exist, each category once. */
export function referenceFaults(records: ReadableRecords): Fault[] {
  const makers = new Map(records.manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))

  function productFaults(
    { file, fields }: ContentRecord<Referring>,
    folder: string,
    known: string[],
  ): Fault[] {
    const faults: Fault[] = []
    const { manufacturer, manufacturerNameReference: maker } = fields
    const makerName = maker === undefined ? undefined : makers.get(maker)
    if (maker !== undefined && !makers.has(maker)) {
      const place = { file, field: 'manufacturerNameReference' }
      faults.push(noSuchRecord(place, 'manufacturers', maker, [...makers.keys()]))
    } else if (manufacturer !== undefined && makerName !== undefined && manufacturer !== makerName) {
      const problem = `"${manufacturer}" is not the name in content/manufacturers/${maker}.json`
      const remedy = `Write "${makerName}", or delete the line: the name comes from that file.`
      faults.push(error({ file, field: 'manufacturer' }, problem, remedy))
    }
    fields.productCategories?.forEach((category, index, all) => {
      const place = { file, field: `productCategories[${index}]` }
      if (!known.includes(category)) faults.push(noSuchRecord(place, folder, category, known))
      if (all.indexOf(category) < index)
        faults.push(error(place, `"${category}" is listed twice`, 'Delete one of the two.'))
    })
    return faults
  }

  const fanCategories = stems(records.fanCategories)
  const fixtureCategories = stems(records.fixtureCategories)
  return [
    ...records.fans.flatMap((fan) => productFaults(fan, 'fan-categories', fanCategories)),
    ...records.fixtures.flatMap((fixture) => productFaults(fixture, 'fixture-categories', fixtureCategories)),
  ]
}

/** A category that no product names would be an empty page. */
export function emptyCategoryWarnings(records: ReadableRecords): Fault[] {
  const empty = (
    categories: { file: string }[],
    products: { fields: Referring }[],
    what: string,
  ): Fault[] => {
    const sold = products.filter(({ fields }) => fields.discontinued !== true)
    const used = new Set(sold.flatMap(({ fields }) => fields.productCategories ?? []))
    const problem = `no ${what} is in this category, so its page is empty`
    const remedy = (name: string) =>
      `Name "${name}" in the productCategories of a ${what}, or delete the category.`
    return categories
      .filter(({ file }) => !used.has(fileStem(file)))
      .map(({ file }) => warning({ file }, problem, remedy(fileStem(file))))
  }
  return [
    ...empty(records.fanCategories, records.fans, 'fan'),
    ...empty(records.fixtureCategories, records.fixtures, 'fixture'),
  ]
}
