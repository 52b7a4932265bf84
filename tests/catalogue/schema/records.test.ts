import { expect, test } from 'vitest'
import { linesAbout, testMistakes } from '../../own-catalogue/lines-about.ts'

testMistakes('fans/alder-52.json', {
  '"title": ""': 'title: is empty. Fill it in.',
  '"title": "  "': 'title: is empty. Fill it in.',
  '"title": null': 'title: expected text in quotation marks, got null. Correct the value.',
  '"productUrl": "The Alder"':
    'productUrl: expected lowercase words joined by hyphens, such as "alder-52", got "The Alder". Write "the-alder".',
  '"productUrl": "?"': 'productUrl: expected lowercase words joined by hyphens, such as "alder-52"',
  '"sizes": "fifty"': 'sizes: expected a list such as [52, 60], got "fifty". Correct the value.',
  '"sizes": []': 'sizes: is an empty list; expected a list such as [52, 60]. Fill it in.',
  '"sizes": [52, "fifty"]': 'sizes[1]: expected a number of inches such as 52 or 33.5',
  '"sizes": [9.99]': 'sizes[0]: expected a size from 10 to 120 inches, got 9.99. Correct the value.',
  '"sizes": ["120.5"]': 'sizes[0]: expected a size from 10 to 120 inches, got "120.5". Correct the value.',
  '"bladeCount": 1': 'bladeCount: expected 2 to 12 blades, as a whole number, got 1. Correct the value.',
  '"wattsOnHigh": [0]': 'wattsOnHigh[0]: expected a number of watts above 0 and up to 500, such as 27',
  '"wattsOnHigh": [5000]': 'wattsOnHigh[0]: expected a number of watts above 0 and up to 500, such as 27',
  '"bladeDropInches": 3': 'bladeDropInches: expected a drop from 4 to 40 inches, got 3. Correct the value.',
  '"airflowRating": ["5140"]': 'airflowRating[0]: expected a number of CFM such as 5140',
  '"airflowRating": [5140.5]': 'airflowRating[0]: expected a whole number of CFM such as 5140',
  '"airflowRating": [199]': 'airflowRating[0]: expected 200 CFM or more, written without a comma',
  '"lumensRating": "16,00"': 'lumensRating: expected a number of lumens such as "1,600"',
  '"lightIncluded": "yes"': 'lightIncluded: expected true or false, without quotation marks',
  '"locationRating": "Damp"':
    'locationRating: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Damp". Correct the value.',
  '"productCategories": "traditional"': 'productCategories: expected a list such as ["outdoor", "large"]',
  '"styles": "Modern"': 'styles: expected a list in square brackets, [ … ], got "Modern". Correct the value.',
  '"imageUrl": "images/fans/alder-52.jpg"': 'imageUrl: expected the path of a picture from this file',
  '"imageUrl": "../images/fans/alder-52.heic"':
    'imageUrl: expected a JPEG, as browsers cannot show iPhone photos (HEIC): expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg", got "../images/fans/alder-52.heic". Correct the value.',
  '"shown": null': 'shown: expected a finish such as ["Matte Black"]',
  '"shown": ""': 'shown: is empty. Fill it in.',
  '"colors": "Oil Rubbed Bronze"': 'colors: expected a list such as ["Matte Black", "Satin Brass"]',
  '"finishPictures": null':
    'finishPictures: expected photos by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list, got null. Correct the value.',
})

test('refuses a fan with more than twelve finishes, or more than six bodies', () => {
  const ten = ['White', 'Black', 'Coal', 'Oak', 'Teak', 'Ash', 'Elm', 'Fir', 'Yew', 'Jet']
  expect(linesAbout('fans/alder-52.json', ({ colors }) => colors.push(...ten))).toEqual([
    '✖ content/fans/alder-52.json › colors: is a list of more than 12 finishes. Shorten it.',
  ])
  expect(linesAbout('fans/halcyon-72.json', ({ colors }) => colors.body.push(...ten.slice(0, 4)))).toEqual([
    '✖ content/fans/halcyon-72.json › colors.body: is a list of more than 6 finishes. Shorten it.',
  ])
})

testMistakes('fixtures/reed-cylinder-6.json', {
  '"numberOfBulbs": "1"': 'numberOfBulbs: expected a number of bulbs such as 3, got "1". Correct the value.',
  '"numberOfBulbs": 1.5': 'numberOfBulbs: expected a whole number of bulbs, got 1.5. Correct the value.',
  '"numberOfBulbs": 0': 'numberOfBulbs: expected at least one bulb; leave the line out when unknown',
  '"bulbWattage": "60"': 'bulbWattage: expected a number of watts such as 60, got "60". Correct the value.',
  '"bulbWattage": 0': 'bulbWattage: expected a number of watts above 0, got 0. Correct the value.',
  '"fixtureHeight": 0': 'fixtureHeight: expected a dimension above 0 inches, got 0. Correct the value.',
  '"fixtureHeight": 240.5': 'fixtureHeight: expected a dimension of 240 inches at most',
  '"fixtureHeight": "7 1/4"': 'fixtureHeight: expected a number of inches such as 28 or 7.25',
  '"colors": "Brushed Nickel, Matte Black"': 'colors: expected a list such as ["Matte Black", "Satin Brass"]',
  '"shown": ["Brushed Nickel"]': 'shown: expected text in quotation marks',
  '"locationRating": "Indoor"': 'locationRating: expected one of "Dry", "Damp", "Wet"',
})

testMistakes('manufacturers/hunter.json', {
  '"id": "4"': 'id: expected a number that no other brand has, got "4". Correct the value.',
})
testMistakes('finish-colours.json', {
  '"colours": { "Walnut": "brown" }': 'colours.Walnut: expected a color such as "#bf9b5f"',
})
testMistakes('brand-lists.json', {
  '"home": "Hunter"':
    'home: expected a list such as [{ "brand": "Hunter", "url": "https://…", "navLink": false }], got "Hunter". Correct the value.',
})
testMistakes('room-kinds.json', {
  '"kinds": [{ "name": "Bedroom 2" }]':
    'kinds[0].name: expected a name that does not end with a digit, as a second bedroom is "Bedroom 2", got "Bedroom 2". Correct the value.',
})
testMistakes('rooms.json', { '"sharedAlt": " "': 'sharedAlt: is empty. Fill it in, or leave it out.' })
