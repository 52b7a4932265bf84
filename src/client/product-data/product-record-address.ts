const PRODUCT_PATH = /^\/(ceiling-fans|lighting-fixtures)(\/by-brand)?\/([a-z0-9-]+)\/([a-z0-9-]+)$/

/** Where the API answers for the product on a page; `undefined` for anything but a product's path. */
export function productRecordAddress(path: string): string | undefined {
  const [, area, byBrand, group, id] = PRODUCT_PATH.exec(path) ?? []
  if (area === 'lighting-fixtures') return byBrand ? undefined : `/api/lightingfixturedetails/${group}/${id}`
  if (!area) return undefined
  return `/api/ceilingfandetails${byBrand ? 'bybrand' : ''}/${group}/${id}`
}
