import { readdirSync, readFileSync } from 'node:fs'

interface RawProduct {
  name: string
  productCategories: string[]
  manufacturerNameReference: string
}

/** The names of the files in a folder of content/, read past the catalogue so that it can be held against it. */
export const contentNames = (folder: string): string[] =>
  readdirSync(`content/${folder}`).map((file) => file.replace(/\.json$/, ''))

/** The products in a folder of content/ as they are written there. */
export const contentRecords = (folder: 'fans' | 'fixtures'): RawProduct[] =>
  contentNames(folder).map(
    (name) => ({ name, ...JSON.parse(readFileSync(`content/${folder}/${name}.json`, 'utf8')) }) as RawProduct,
  )
