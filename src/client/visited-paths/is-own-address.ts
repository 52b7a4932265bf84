/**
 * Whether a text from the device's storage is a path of this site as pages record it, with or without a query. Nothing else may
 * become a link: not `javascript:…`, nor `//elsewhere.example`.
 */
export function isOwnAddress(text: string, { origin }: Pick<Location, 'origin'>): boolean {
  try {
    const { pathname, search } = new URL(text, origin)
    return pathname + search === text
  } catch {
    return false
  }
}
