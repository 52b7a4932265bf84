import { expect, test } from 'vitest'
import { linesAbout, testMistakes } from '../../own-catalogue/lines-about.ts'

const REMEDY = 'Name another picture, or delete this one.'
const nine = JSON.stringify(
  Array.from({ length: 9 }, (_, place) => ({ imageUrl: `../${place}.jpg`, caption: 'x' })),
)

testMistakes('fans/beacon-60.json', {
  '"furtherPictures": { "1": { "imageUrl": "../images/fans/brass.jpg" } }': `furtherPictures[1].imageUrl: ../images/fans/brass.jpg is already used at furtherPictures[0]. ${REMEDY}`,
  '"furtherPictures": { "0": { "imageUrl": "../images/fans/black.jpg" } }': `furtherPictures[0].imageUrl: ../images/fans/black.jpg is already the main picture. ${REMEDY}`,
  '"furtherPictures": { "0": { "imageUrl": "../images/./fans/nickel.jpg" } }': `furtherPictures[0].imageUrl: ../images/./fans/nickel.jpg is already the picture of Brushed Nickel. ${REMEDY}`,
  '"furtherPictures": [{ "imageUrl": "../images/fans/brass.jpg" }]':
    'furtherPictures[0].caption: is missing. Add the line "caption": … (What the picture shows, such as "Seen from below".)',
  '"furtherPictures": { "0": { "caption": " " } }': 'furtherPictures[0].caption: is empty. Fill it in.',
  [`"furtherPictures": ${nine}`]: 'furtherPictures: is a list of more than 8 pictures. Shorten it.',
})

test('a mix-and-match fan’s picture of a body with blades is none of its further pictures', () => {
  const lines = linesAbout('fans/halcyon-72.json', (fan) => {
    const [finish] = fan.finishPictures as { imageUrl: string }[]
    Object.assign(fan, { furtherPictures: [{ imageUrl: finish?.imageUrl, caption: 'Close up' }] })
  })
  expect(lines).toEqual([
    `✖ content/fans/halcyon-72.json › furtherPictures[0].imageUrl: ../images/fans/nickel.jpg is already the picture of Brushed Nickel with Walnut. ${REMEDY}`,
  ])
})
