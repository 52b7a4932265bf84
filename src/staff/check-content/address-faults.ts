import { error, type Fault } from '../../catalogue/faults.ts'
import { paths } from '../../catalogue/paths.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'

const PLAIN = /^content\/pages\/plain\/([^/]+)\.md$/

/** The address of a plain page, by its file; undefined of any other file. */
export function plainPath(file: string): string | undefined {
  const [, name] = PLAIN.exec(file) ?? []
  return name && `/${name}`
}

/** The first parts of all addresses that the site has besides its plain pages. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/#]/)[1] || [] : [])),
  ...['404', 'api', 'data', 'index', 'social'],
])

/**
 * Every plain page has its own address, and no other file is taken for one.
 *
 * @param files the Markdown files under `content/pages`
 * @param needed those of them that the site itself has
 */
export function addressFaults(files: readonly string[], needed: readonly string[]): Fault[] {
  return files
    .filter((file) => !needed.includes(file))
    .flatMap((file): Fault[] => {
      const path = plainPath(file)
      if (path === undefined) {
        const to = `content/pages/plain/${file.slice(file.lastIndexOf('/') + 1)}`
        return [error({ file }, 'no page is made of this file', `Move it to ${to}.`)]
      }
      const name = path.slice(1)
      if (!SLUG.test(name)) {
        const problem = `${path} cannot be the address of a page`
        return [error({ file }, problem, 'Name the file in lowercase words, such as financing-plans.md.')]
      }
      if (!TAKEN.has(name)) return []
      return [error({ file }, `the site has another page at ${path}`, 'Give the file another name.')]
    })
}
