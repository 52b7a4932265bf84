import { contentFiles } from '../../own-catalogue/write-content.ts'
import { expect, test } from './test.ts'

/** Where the editor opens a file of the content. */
function placeOf(file: string): string | undefined {
  const [, folder = '', name = '', legal = ''] = file.replace(/\.(json|md)$/, '').split('/')
  if (folder === 'images' || name.startsWith('row-')) return undefined
  if (folder === 'pages') return name === 'legal' ? `legal/entries/${legal}` : `pages/entries/${name}`
  return name === ''
    ? `_singletons/entries/${folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}`
    : `${folder}/entries/${name}`
}

test('a record that is opened counts as unchanged, whatever it is', async ({ editor }) => {
  const files = await contentFiles()
  await editor.workIn(files)
  const places = [...files.keys()].flatMap((file) => placeOf(file) ?? [])
  expect(places.length).toBeGreaterThan(60)
  const changed: string[] = []
  for (const place of places) {
    await editor.open(place)
    if (await editor.saving.isEnabled()) changed.push(place)
    await editor.close()
  }
  expect(changed).toEqual([])
  expect(await editor.changes()).toEqual({})
})
