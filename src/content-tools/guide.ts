/**
 * `npm run guide`: writes what is made from the schemas, `docs/fields.md` and `content/.schemas/`. An argument names
 * another folder that holds a `content/`.
 */
import { resolve } from 'node:path'
import { fieldsPage } from './fields-page.ts'
import { jsonSchemas } from './json-schemas.ts'
import { readRawContent } from './raw-content.ts'
import { writeFiles } from './write-files.ts'

const root = resolve(process.argv[2] ?? '.')
const content = await readRawContent(root)
const files = new Map([['docs/fields.md', fieldsPage(content)], ...jsonSchemas(content)])
await writeFiles(root, files)
console.log([...files.keys()].join('\n'))
