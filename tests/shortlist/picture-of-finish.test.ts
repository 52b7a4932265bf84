import { expect, test } from 'vitest'
import { finishChoice } from '../../src/catalogue/views/finish-choice.ts'
import { chosenFinish } from '../../src/shortlist/chosen-finish.ts'
import { pictureOfFinish } from '../../src/shortlist/picture-of-finish.ts'
import { aFan } from '../builders.ts'

const single = finishChoice(
  aFan({
    shown: ['Matte Black', 'Walnut'],
    colors: ['Matte Black', 'Walnut', 'Satin Nickel', 'Matte White'],
    finishPictures: { 'Satin Nickel': 'content/satin-nickel.jpg' },
  }),
  {},
)
const mixed = finishChoice(
  aFan({
    mixAndMatch: true,
    shown: { body: ['Graphite'], blades: ['Walnut'] },
    colors: { body: ['Graphite', 'Brass'], blades: ['Oak', 'Walnut'] },
    finishPictures: [{ body: 'Brass', blades: 'Oak', imageUrl: 'content/brass-oak.jpg' }],
  }),
  {},
)

test.each([
  ['has a picture of its own', single, 'satin-nickel', 'content/satin-nickel.jpg'],
  ['of body and blades has a picture of its own', mixed, 'brass--oak', 'content/brass-oak.jpg'],
  ['is on the main picture', single, undefined, undefined],
  ['is on the main picture beside another one', single, 'walnut', undefined],
  ['has no picture', single, 'matte-white', undefined],
  ['of body and blades has no picture', mixed, 'brass--walnut', undefined],
])('a finish that %s', (_what, finishes, slug, picture) => {
  expect(pictureOfFinish(finishes, chosenFinish(finishes.groups, slug).key)).toBe(picture)
})
