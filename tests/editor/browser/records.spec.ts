import { contentFiles } from '../../own-catalogue/write-content.ts'
import { formatOf } from '../format-of.ts'
import { recordsOfEveryShape } from './records-of-every-shape.ts'
import { expect, test } from './test.ts'

/** Where the editor opens a file of the content. */
function placeOf(file: string): string {
  const [folder = '', ...names] = file.replace(/\.(json|md)$/, '').split('/')
  const name = names.at(-1)
  if (name === undefined) return `_singletons/entries/${formatOf(file).name}`
  return `${names.length > 1 ? names[0] : folder}/entries/${name}`
}

// That every file comes out byte for byte is proved by tests/editor/formats.test.ts.
test('a record that is opened counts as unchanged, whatever its fields hold', async ({ editor }) => {
  await editor.workIn(await contentFiles())
  const places = recordsOfEveryShape().map(placeOf)
  expect(new Set(places.map((place) => place.split('/')[0])).size).toBe(8)
  const changed: string[] = []
  for (const place of places) {
    await editor.open(place)
    if (await editor.saving.isEnabled()) changed.push(place)
    await editor.close()
  }
  expect(changed).toEqual([])
  expect(await editor.changes()).toEqual({})
})
