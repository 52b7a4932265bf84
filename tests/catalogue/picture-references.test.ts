import { expect, test } from 'vitest'
import { pictureReferences } from '../../src/catalogue/picture-references.ts'
import { ownRecords } from '../own-catalogue/own-catalogue.ts'

test('pictures are found in every kind of record, but no logos', () => {
  const found = pictureReferences(ownRecords)
  for (const [file, field, picture] of [
    ['fans/alder-52.json', 'imageUrl', 'fans/alder-52.jpg'],
    ['fans/alder-52.json', 'finishPictures.Satin Nickel', 'fans/nickel.jpg'],
    ['fans/halcyon-72.json', 'finishPictures[1].imageUrl', 'fans/bronze.jpg'],
    ['fans/beacon-60.json', 'furtherPictures[0].imageUrl', 'fans/brass.jpg'],
    ['fan-categories/large.json', 'roomUrl', 'scenes/porch.jpg'],
    ['manufacturers/hunter.json', 'imageUrl', 'fans/black.jpg'],
    ['rooms.json', 'fansUrl', 'scenes/porch.jpg'],
    ['store.json', 'pictures[1].imageUrl', 'scenes/living.jpg'],
    ['gallery.json', 'rooms[2].url', 'scenes/living.jpg'],
  ] as const)
    expect(found).toContainEqual({
      file: `content/${file}`,
      field,
      written: `${file.includes('/') ? '../' : './'}images/${picture}`,
      picture: `content/images/${picture}`,
    })
  const store = { file: 'content/store.json', fields: { markUrl: './logo/mark.png' } }
  expect(pictureReferences({ ...ownRecords, store: [store] })).not.toContainEqual(
    expect.objectContaining({ field: 'markUrl' }),
  )
})
