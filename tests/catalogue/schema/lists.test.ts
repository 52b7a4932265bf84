import { testMistakes } from '../../own-catalogue/lines-about.ts'

testMistakes('manufacturers/hunter.json', {
  '"id": "4"': 'id: expected a number that no other maker has, got "4". Correct the value.',
})
testMistakes('finish-colours.json', {
  '"colours": { "Walnut": "brown" }':
    'colours.Walnut: expected a color such as "#bf9b5f", got "brown". Correct the value.',
})
testMistakes('brand-lists.json', {
  '"home": "Hunter"':
    'home: expected a list such as [{ "brand": "Hunter", "url": "https://…", "navLink": false }], got "Hunter". Correct the value.',
})
testMistakes('gallery.json', {
  '"2": { "id": "two" }':
    '[2].id: expected its position in the gallery, from 0, got "two". Correct the value.',
})
testMistakes('room-kinds.json', {
  '"kinds": [{ "name": "Bedroom 2" }]':
    'kinds[0].name: expected a name that does not end with a digit, as a second bedroom is "Bedroom 2", got "Bedroom 2". Correct the value.',
})
testMistakes('rooms.json', { '"sharedAlt": " "': 'sharedAlt: is empty. Fill it in, or leave it out.' })
