import { contentFiles } from '../../../own-catalogue/write-content.ts'
import { formatOf } from '../format-of.ts'
import { recordsOfEveryShape } from './records-of-every-shape.ts'
import { expect, test } from './test.ts'

/** The editor's address of a content file. */
function placeOf(file: string): string {
  const [folder = '', ...names] = file.replace(/\.(json|md)$/, '').split('/')
  const name = names.at(-1)
  if (name === undefined) return `_singletons/entries/${formatOf(file).name}`
  return `${names.length > 1 ? names[0] : folder}/entries/${name}`
}

const isProduct = (file: string): boolean => /^(fans|fixtures)\//.test(file)
const files = recordsOfEveryShape()

// Byte-for-byte output of every file is tested in tests/staff/editor/formats.test.ts.
for (const [what, opened] of [
  ['a product', files.filter(isProduct)],
  ['any other file', files.filter((file) => !isProduct(file))],
] as const) {
  test(`${what} that is opened counts as unchanged, whatever its fields hold`, async ({ editor }) => {
    await editor.workIn(await contentFiles())
    const changed: string[] = []
    for (const place of opened.map(placeOf)) {
      await editor.open(place)
      if (await editor.saving.isEnabled()) changed.push(place)
      await editor.close()
    }
    expect(changed).toEqual([])
    expect(await editor.changes()).toEqual({})
  })
}
