import { expect, test } from 'vitest'
import { pictureReferences } from '../../src/catalogue/picture-references.ts'
import { ownRecords } from '../own-catalogue/own-catalogue.ts'

const references = pictureReferences(ownRecords)

test.each([
  { file: 'fans/alder-52.json', field: 'imageUrl', picture: 'fans/alder-52.jpg' },
  { file: 'fans/alder-52.json', field: 'finishPictures.Satin Nickel', picture: 'fans/nickel.jpg' },
  { file: 'fans/halcyon-72.json', field: 'finishPictures[1].imageUrl', picture: 'fans/bronze.jpg' },
  { file: 'fans/beacon-60.json', field: 'furtherPictures[0].imageUrl', picture: 'fans/brass.jpg' },
  { file: 'fixtures/reed-cylinder-6.json', field: 'imageUrl', picture: 'fixtures/nickel.jpg' },
  { file: 'fan-categories/large.json', field: 'imageUrl', picture: 'fans/black.jpg' },
  { file: 'fan-categories/large.json', field: 'roomUrl', picture: 'scenes/porch.jpg' },
  { file: 'manufacturers/hunter.json', field: 'imageUrl', picture: 'fans/black.jpg' },
  { file: 'rooms.json', field: 'fansUrl', picture: 'scenes/porch.jpg' },
  { file: 'store.json', field: 'pictures[1].imageUrl', picture: 'scenes/living.jpg' },
  { file: 'gallery.json', field: '[2].url', picture: 'scenes/living.jpg' },
])('$field of $file names $picture', ({ file, field, picture }) => {
  const path = `images/${picture}`
  expect(references).toContainEqual({
    file: `content/${file}`,
    field,
    written: file.includes('/') ? `../${path}` : `./${path}`,
    picture: `content/${path}`,
  })
})
