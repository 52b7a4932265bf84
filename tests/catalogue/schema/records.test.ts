import { expect, test } from 'vitest'
import { linesAbout, testMistakes } from '../../own-catalogue/lines-about.ts'

testMistakes('fans/alder-52.json', {
  '"title": ""': 'title: is empty. Fill it in.',
  '"title": "  "': 'title: is empty. Fill it in.',
  '"title": null': 'title: expected text in quotation marks, got null. Correct the value.',
  '"productUrl": "The Alder"':
    'productUrl: expected lowercase words joined by hyphens, such as "alder-52", got "The Alder". Write "the-alder".',
  '"productUrl": "?"':
    'productUrl: expected lowercase words joined by hyphens, such as "alder-52", got "?". Correct the value.',
  '"sizes": "fifty"': 'sizes: expected a list such as [52, 60], got "fifty". Correct the value.',
  '"sizes": []': 'sizes: is an empty list; expected a list such as [52, 60]. Fill it in.',
  '"sizes": [52, "fifty"]':
    'sizes[1]: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
  '"sizes": [9.99]': 'sizes[0]: expected a size from 10 to 120 inches, got 9.99. Correct the value.',
  '"sizes": ["120.5"]': 'sizes[0]: expected a size from 10 to 120 inches, got "120.5". Correct the value.',
  '"bladeCount": 1': 'bladeCount: expected 2 to 12 blades, as a whole number, got 1. Correct the value.',
  '"wattsOnHigh": [0]':
    'wattsOnHigh[0]: expected a number of watts above 0 and up to 500, such as 27, got 0. Correct the value.',
  '"wattsOnHigh": [5000]':
    'wattsOnHigh[0]: expected a number of watts above 0 and up to 500, such as 27, got 5000. Correct the value.',
  '"bladeDropInches": 3': 'bladeDropInches: expected a drop from 4 to 40 inches, got 3. Correct the value.',
  '"airflowRating": ["5140"]':
    'airflowRating[0]: expected a number of CFM such as 5140, got "5140". Correct the value.',
  '"airflowRating": [5140.5]':
    'airflowRating[0]: expected a whole number of CFM such as 5140, got 5140.5. Correct the value.',
  '"airflowRating": [199]':
    'airflowRating[0]: expected 200 CFM or more, written without a comma; leave the line out when the brand gives none, got 199. Correct the value.',
  '"lumensRating": "16,00"':
    'lumensRating: expected a number of lumens such as "1,600", got "16,00". Correct the value.',
  '"lightIncluded": "yes"':
    'lightIncluded: expected true or false, without quotation marks, got "yes". Correct the value.',
  '"locationRating": "Damp"':
    'locationRating: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Damp". Correct the value.',
  '"productCategories": "traditional"':
    'productCategories: expected a list such as ["outdoor", "large"], got "traditional". Correct the value.',
  '"styles": "Modern"': 'styles: expected a list in square brackets, [ … ], got "Modern". Correct the value.',
  '"imageUrl": "images/fans/alder-52.jpg"':
    'imageUrl: expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg", got "images/fans/alder-52.jpg". Correct the value.',
  '"imageUrl": "../images/fans/alder-52.heic"':
    'imageUrl: expected a JPEG, as browsers cannot show iPhone photos (HEIC): expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg", got "../images/fans/alder-52.heic". Correct the value.',
  '"shown": null':
    'shown: expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }, got null. Correct the value.',
  '"shown": ""': 'shown: is empty. Fill it in.',
  '"colors": "Oil Rubbed Bronze"':
    'colors: expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }, got "Oil Rubbed Bronze". Correct the value.',
  '"finishPictures": null':
    'finishPictures: expected photos by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list, got null. Correct the value.',
})

test('refuses a fan with more than twelve finishes', () => {
  const ten = ['White', 'Black', 'Coal', 'Oak', 'Teak', 'Ash', 'Elm', 'Fir', 'Yew', 'Jet']
  expect(linesAbout('fans/alder-52.json', ({ colors }) => colors.push(...ten))).toEqual([
    '✖ content/fans/alder-52.json › colors: is a list of more than 12 finishes. Shorten it.',
  ])
})

test('refuses a mix-and-match fan with more than six bodies', () => {
  const four = ['Black', 'White', 'Copper', 'Chrome']
  expect(linesAbout('fans/halcyon-72.json', ({ colors }) => colors.body.push(...four))).toEqual([
    '✖ content/fans/halcyon-72.json › colors.body: is a list of more than 6 finishes. Shorten it.',
  ])
})

testMistakes('fixtures/reed-cylinder-6.json', {
  '"numberOfBulbs": "1"': 'numberOfBulbs: expected a number of bulbs such as 3, got "1". Correct the value.',
  '"numberOfBulbs": 1.5': 'numberOfBulbs: expected a whole number of bulbs, got 1.5. Correct the value.',
  '"numberOfBulbs": 0':
    'numberOfBulbs: expected at least one bulb; leave the line out when unknown, got 0. Correct the value.',
  '"bulbWattage": "60"': 'bulbWattage: expected a number of watts such as 60, got "60". Correct the value.',
  '"bulbWattage": 0': 'bulbWattage: expected a number of watts above 0, got 0. Correct the value.',
  '"fixtureHeight": 0': 'fixtureHeight: expected a dimension above 0 inches, got 0. Correct the value.',
  '"fixtureHeight": 240.5':
    'fixtureHeight: expected a dimension of 240 inches at most, got 240.5. Correct the value.',
  '"fixtureHeight": "7 1/4"':
    'fixtureHeight: expected a number of inches such as 28 or 7.25, got "7 1/4". Correct the value.',
  '"colors": "Brushed Nickel, Matte Black"':
    'colors: expected a list such as ["Matte Black", "Satin Brass"], got "Brushed Nickel, Matte Black". Correct the value.',
  '"shown": ["Brushed Nickel"]':
    'shown: expected text in quotation marks, got ["Brushed Nickel"]. Correct the value.',
  '"locationRating": "Indoor"':
    'locationRating: expected one of "Dry", "Damp", "Wet", got "Indoor". Correct the value.',
})

testMistakes('manufacturers/hunter.json', {
  '"id": "4"': 'id: expected a number that no other brand has, got "4". Correct the value.',
})
testMistakes('finish-colours.json', {
  '"colours": { "Walnut": "brown" }':
    'colours.Walnut: expected a color such as "#bf9b5f", got "brown". Correct the value.',
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
