/** A name as people write it, as an address would: "Maxim Lighting" → `maxim-lighting`. Empty when no letter is in it. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''
