import { CONTENT } from '../../../own-catalogue/content.ts'
import { asWritten, contentFiles } from '../../../own-catalogue/write-content.ts'
import { kindOf } from '../form-files.ts'
import { expect, test } from './test.ts'

function placeOf(file: string): string {
  const [folder = '', ...names] = file.replace(/\.(json|md)$/, '').split('/')
  const name = names.at(-1)
  if (name === undefined) return `_singletons/entries/${kindOf(file)}`
  return `${names.length > 1 ? names[0] : folder}/entries/${name}`
}

const longestFirst = Object.keys(CONTENT).toSorted(
  (a, b) => asWritten(CONTENT[b] ?? '').length - asWritten(CONTENT[a] ?? '').length,
)
/** Each collection's longest file, and the longest single file. */
const places = [
  ...Map.groupBy(longestFirst.map(placeOf), (place) =>
    place.startsWith('_singletons') ? place : place.split('/')[0],
  ).values(),
].flatMap(([longest]) => longest ?? [])

// Byte-for-byte output of every file is tested in tests/staff/editor/formats.test.ts.
test('an entry stays unchanged when opened, in every collection', async ({ editor }) => {
  await editor.workIn(await contentFiles())
  const changed: string[] = []
  for (const place of places) {
    await editor.open(place)
    if (await editor.saving.isEnabled()) changed.push(place)
    await editor.close()
  }
  expect(changed).toEqual([])
  expect(await editor.changes()).toEqual({})
})
