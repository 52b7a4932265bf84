import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../../paths.ts'
import type { Fault } from '../faults.ts'
import { fileStem, type ReadableRecords } from '../records.ts'

/** Names whose addresses belong to other pages: those of long lists and of brand screens. */
export function reservedNameFaults({ fans, fixtures, fanCategories }: ReadableRecords): Fault[] {
  const products = [...fans, ...fixtures].flatMap(({ file, fields }): Fault[] => {
    const names = [fields.productUrl, fields.name, fileStem(file)]
    const name = names.find((one) => one && LIST_PAGE_NAME.test(one))
    if (!name) return []
    const problem = `no product can be named "${name}": the later pages of long lists have such addresses`
    return [{ file, problem, remedy: 'Give the product and its file another name.', severity: 'error' }]
  })
  const categories = fanCategories
    .filter(({ file }) => fileStem(file) === RESERVED_FAN_CATEGORY)
    .map(
      ({ file }): Fault => ({
        file,
        field: 'name',
        problem: `a category cannot be named "${RESERVED_FAN_CATEGORY}": the brand screens have that address`,
        remedy: 'Give the category and its file another name.',
        severity: 'error',
      }),
    )
  return [...products, ...categories]
}
