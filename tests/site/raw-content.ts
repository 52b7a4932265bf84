import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './built-site.ts'

interface RawProduct {
  name: string
  productUrl: string
  productCategories: string[]
  manufacturerNameReference: string
}

/** File names in a folder of content/, read without the catalog to compare it with them. */
export const contentNames = (folder: string): string[] =>
  readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => dirname(file) === folder)
    .map((file) => basename(file, '.json'))

/** The products in a folder of content/ as they are written there. */
export const contentRecords = (folder: 'fans' | 'fixtures'): RawProduct[] =>
  contentNames(folder).map((name) => {
    const record = JSON.parse(readFileSync(join(ROOT, 'content', folder, `${name}.json`), 'utf8'))
    return { productUrl: name, ...record, name }
  })

/** Minimum count of something that every store with products has: a new store has none. */
export const LEAST = contentNames('fans').length > 0 ? 1 : 0

/** Addresses of unlinked plain pages. */
export const unlinkedPages = (): string[] =>
  contentNames('pages/plain')
    .filter((file) =>
      readFileSync(join(ROOT, 'content/pages/plain', file), 'utf8').includes('linkedIn: nowhere'),
    )
    .map((file) => `/${basename(file, '.md')}`)
