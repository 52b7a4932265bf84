/**
 * `npm run guide`: writes `docs/fields.md` and `content/.schemas/` from the schemas, and the description of the sample. An
 * argument names another folder that holds a `content/`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readContent } from '../check-content/read-content.ts'
import { readOptions } from '../command-line.ts'
import { isSampleStore, nameOf, SAMPLE_FILE, type Sample, tracesIn } from '../new-shop/sample.ts'
import { fieldsPage } from './fields-page.ts'
import { jsonSchemas } from './json-schemas.ts'

const root = resolve(readOptions({}).positionals[0] ?? '.')
const { records } = await readContent(root)
const files = new Map([['docs/fields.md', fieldsPage()], ...jsonSchemas(records)])
// Only the sample is described: a shop's own content is not.
if (isSampleStore(records)) {
  const traces = new Set((await tracesIn(root)).map(({ print }) => print))
  const sample: Sample = { name: nameOf(records), traces: [...traces].toSorted().join(' ') }
  files.set(SAMPLE_FILE, `${JSON.stringify(sample, null, 2)}\n`)
}
for (const [path, text] of files) {
  const file = resolve(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
console.log([...files.keys()].join('\n'))
