/** The name of the product whose page is at a path, whichever list it was found in. */
export const productAt = (path: string): string | undefined =>
  /^\/(?:ceiling-fans|lighting-fixtures)\/(?:by-brand\/)?[^/]+\/([^/]+)$/.exec(path)?.[1]

/** "beacon-60" as "Beacon 60": what an address says of a title, as the functions know no products. */
export const productName = (address: string): string =>
  address.replaceAll('-', ' ').replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "/ceiling-fans/by-brand/hunter" as "Ceiling Fans › Hunter". */
export const pageName = (path: string): string =>
  path === '/'
    ? 'Home'
    : path
        .split('/')
        .filter((part) => part !== '' && part !== 'by-brand')
        .map(productName)
        .join(' › ')
