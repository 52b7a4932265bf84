/** A name in the form that an address uses: "Maxim Lighting" → `maxim-lighting`. Empty when no letter is in it. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''
