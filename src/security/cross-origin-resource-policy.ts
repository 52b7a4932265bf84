/**
 * The header rules that let no other site load a page as a part of its own. Pictures and answers of the API stay open, as
 * sites that call the API show its pictures. Each address or folder at the top has one rule, so that the rules do not grow
 * with the catalogue.
 *
 * @param files the pages from dist/, such as `ceiling-fans/outdoor.html`
 */
export function crossOriginResourceRules(files: readonly string[]): string {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
  const alone = files
    .filter((file) => !file.includes('/') && file !== '404.html')
    .map((file) => file.replace(/(^index)?\.html$/, ''))
    .filter((name) => !folders.has(name))
  return [...alone, ...[...folders].map((folder) => `${folder}/*`)]
    .sort()
    .map((place) => `/${place}\n  Cross-Origin-Resource-Policy: same-origin\n`)
    .join('')
}
