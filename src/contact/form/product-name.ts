const PRODUCT_PATH = /^\/(ceiling-fans|lighting-fixtures)(\/by-brand)?\/([a-z0-9-]+)\/([a-z0-9-]+)$/

/** Where the API answers for the product on a page; `undefined` for anything but a product's path. */
export function productRecordAddress(path: string): string | undefined {
  const [, area, byBrand, group, id] = PRODUCT_PATH.exec(path) ?? []
  if (area === 'lighting-fixtures') return byBrand ? undefined : `/api/lightingfixturedetails/${group}/${id}`
  if (!area) return undefined
  return `/api/ceilingfandetails${byBrand ? 'bybrand' : ''}/${group}/${id}`
}

/**
 * The maker and name of the product on a page. Asked of the site's own API, so that no text of an address ever becomes
 * a visitor's words. `undefined` when there is no such product, or no answer.
 */
export async function productName(path: string, ask: typeof fetch): Promise<string | undefined> {
  const address = productRecordAddress(path)
  if (!address) return undefined
  try {
    const { ceilingFanResults, lightingFixtureResults } = await (await ask(address)).json()
    const { manufacturer, title } = ceilingFanResults ?? lightingFixtureResults
    return manufacturer && title ? `${manufacturer} ${title}` : undefined
  } catch {
    return undefined
  }
}
