import { expect, test } from 'vitest'
import { linesAbout } from '../../own-catalogue/lines-about.ts'

test.each([
  {
    mistake: '"scenes": { "0": { "product": "beacon-6" } }',
    line: 'scenes[0].product: no product has the address "beacon-6". Did you mean "beacon-60"?',
  },
  {
    mistake:
      '"scenes": [{ "imageUrl": "./images/scenes/porch.jpg", "product": "beacon-60" }, { "imageUrl": "./images/scenes/living.jpg", "product": "axial-54" }, { "imageUrl": "./images/scenes/living.jpg", "product": "axial-54" }]',
    line: 'scenes[2].imageUrl: ./images/scenes/living.jpg is already listed at scenes[1]. Delete one of the two.',
  },
])('with $mistake', ({ mistake, line }) => {
  expect(linesAbout('rooms.json', mistake)).toEqual([`✖ content/rooms.json › ${line}`])
})
