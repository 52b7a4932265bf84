/**
 * `npm run guide`: writes what is made from the schemas, `docs/fields.md` and `content/.schemas/`. An argument names
 * another folder that holds a `content/`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fieldsPage } from './fields-page.ts'
import { jsonSchemas } from './json-schemas.ts'
import { readRawContent } from './raw-content.ts'

const root = resolve(process.argv[2] ?? '.')
const content = await readRawContent(root)
const files = new Map([['docs/fields.md', fieldsPage(content)], ...jsonSchemas(content)])
for (const [path, text] of files) {
  const file = resolve(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
console.log([...files.keys()].join('\n'))
