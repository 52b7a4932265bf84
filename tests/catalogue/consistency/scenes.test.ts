import { testMistakes } from '../../own-catalogue/lines-about.ts'

const LIVING = '{ "imageUrl": "./images/scenes/living.jpg", "product": "axial-54" }'

testMistakes('rooms.json', {
  '"scenes": { "0": { "product": "beacon-6" } }':
    'scenes[0].product: no product has the address "beacon-6". Did you mean "beacon-60"?',
  [`"scenes": [${LIVING}, ${LIVING}]`]:
    'scenes[1].imageUrl: ./images/scenes/living.jpg is already listed at scenes[0]. Delete one of the two.',
})
