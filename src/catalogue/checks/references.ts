import type { Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'
import { type ContentRecord, fileStem, type ReadableRecords } from '../records.ts'

interface Referring {
  manufacturer?: string | undefined
  manufacturerNameReference?: string | undefined
  productCategories?: string[] | undefined
  discontinued?: boolean
}

const stems = (records: readonly { file: string }[]): string[] => records.map(({ file }) => fileStem(file))

function unknown(file: string, field: string, name: string, folder: string, known: readonly string[]): Fault {
  const problem = `there is no content/${folder}/${name}.json`
  return { file, field, problem, remedy: suggest(name, known), severity: 'error' }
}

/** Every product names categories and a maker that exist, each category once. */
export function referenceFaults(records: ReadableRecords): Fault[] {
  const makers = new Map(records.manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))
  const makerNames = [...makers.keys()]

  function productFaults(
    { file, fields }: ContentRecord<Referring>,
    folder: string,
    known: string[],
  ): Fault[] {
    const faults: Fault[] = []
    const maker = fields.manufacturerNameReference
    const makerName = maker === undefined ? undefined : makers.get(maker)
    if (maker !== undefined && !makers.has(maker)) {
      faults.push(unknown(file, 'manufacturerNameReference', maker, 'manufacturers', makerNames))
    } else if (
      fields.manufacturer !== undefined &&
      makerName !== undefined &&
      fields.manufacturer !== makerName
    ) {
      faults.push({
        file,
        field: 'manufacturer',
        problem: `"${fields.manufacturer}" is not the name in content/manufacturers/${maker}.json`,
        remedy: `Write "${makerName}", or delete the line: the name comes from that file.`,
        severity: 'error',
      })
    }
    fields.productCategories?.forEach((category, index, all) => {
      const field = `productCategories[${index}]`
      if (!known.includes(category)) faults.push(unknown(file, field, category, folder, known))
      if (all.indexOf(category) < index) {
        const problem = `"${category}" is listed twice`
        faults.push({ file, field, problem, remedy: 'Delete one of the two.', severity: 'error' })
      }
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
    return categories
      .filter(({ file }) => !used.has(fileStem(file)))
      .map(({ file }) => ({
        file,
        problem: `no ${what} is in this category, so its page is empty`,
        remedy: `Name "${fileStem(file)}" in the productCategories of a ${what}, or delete the category.`,
        severity: 'warning',
      }))
  }
  return [
    ...empty(records.fanCategories, records.fans, 'fan'),
    ...empty(records.fixtureCategories, records.fixtures, 'fixture'),
  ]
}
