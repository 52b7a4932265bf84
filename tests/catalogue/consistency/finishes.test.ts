import { describe, expect, test } from 'vitest'
import { linesAbout, testMistakes } from '../../own-catalogue/lines-about.ts'

const SAME_WAY = 'Write "shown", "colors" and "finishPictures" all in the same form.'
const ONE_FINISH = `expected plain finishes, since "shown" is one finish. ${SAME_WAY}`
const PARTS = `expected lists for "body" and "blades", since "shown" names them separately. ${SAME_WAY}`

testMistakes('fans/alder-52.json', {
  '"shown": ["Satin Nickle"]': 'shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
  '"colors": ["Oil Rubbed Bronze", "Satin Nickel", "Matte White", "Matte White"]':
    'colors[3]: "Matte White" is listed twice. Delete one of the two.',
  '"mixAndMatch": true':
    'mixAndMatch: true contradicts "shown", which is one finish. Delete the line: "shown" already says it.',
  '"finishPictures": { "Satin Nikel": "../images/fans/nickel.jpg" }':
    'finishPictures.Satin Nikel: "Satin Nikel" is not among "colors". Did you mean "Satin Nickel"?',
  '"finishPictures": { "Oil Rubbed Bronze": "../images/fans/nickel.jpg" }':
    'finishPictures.Oil Rubbed Bronze: this is the finish in "shown", whose picture is "imageUrl". Delete this entry, or correct "shown".',
  '"finishPictures": []': `finishPictures: ${ONE_FINISH}`,
})

test('a fan of one finish at a time with finishes of body and blades', () => {
  const sold = { body: ['Oil Rubbed Bronze'], blades: ['Walnut'] }
  expect(linesAbout('fans/alder-52.json', (fan) => Object.assign(fan, { colors: sold }))).toEqual([
    `✖ content/fans/alder-52.json › colors: ${ONE_FINISH}`,
  ])
})

testMistakes('fans/halcyon-72.json', {
  '"mixAndMatch": false':
    'mixAndMatch: false contradicts "shown", which names body and blades separately. Delete the line: "shown" already says it.',
  '"shown": { "body": ["Nickel"] }':
    'shown.body: "Nickel" is not among "colors.body". Known: "Graphite", "Brushed Nickel", "Satin Brass".',
  '"shown": { "blades": ["Oak"] }':
    'shown.blades: "Oak" is not among "colors.blades". Known: "Walnut", "Matte Black", "Light Oak".',
  '"colors": { "body": ["Graphite", "Brushed Nickel", "Satin Brass", "Graphite"] }':
    'colors.body[3]: "Graphite" is listed twice. Delete one of the two.',
  '"shown": { "light": "Opal" }': 'shown.light: "Opal" is not among "colors.light". There are none yet.',
  '"colors": { "blades": ["Walnut", "Matte Black", "Light Oak", "Walnut"] }':
    'colors.blades[3]: "Walnut" is listed twice. Delete one of the two.',
  '"colors": ["Graphite"]': `colors: ${PARTS}`,
  '"finishPictures": { "0": { "body": "Nickel" } }':
    'finishPictures[0].body: "Nickel" is not among "colors.body". Known: "Graphite", "Brushed Nickel", "Satin Brass".',
  '"finishPictures": { "0": { "blades": "Oak" } }':
    'finishPictures[0].blades: "Oak" is not among "colors.blades". Known: "Walnut", "Matte Black", "Light Oak".',
  '"finishPictures": { "0": { "body": "Graphite" } }':
    'finishPictures[0]: this is the finish in "shown", whose picture is "imageUrl". Delete this entry, or correct "shown".',
  '"finishPictures": { "1": { "body": "Brushed Nickel" } }':
    'finishPictures[1]: Brushed Nickel with Walnut already has a picture in finishPictures[0]. Delete one of the two.',
})

test('a mix-and-match fan with pictures by one finish', () => {
  const change = { finishPictures: { Walnut: '../images/fans/nickel.jpg' } }
  expect(linesAbout('fans/halcyon-72.json', (fan) => Object.assign(fan, change))).toEqual([
    `✖ content/fans/halcyon-72.json › finishPictures: ${PARTS}`,
  ])
})

test('a picture of another body with the blades that are shown is no second one of them', () => {
  expect(linesAbout('fans/halcyon-72.json', '"finishPictures": { "0": { "blades": "Light Oak" } }')).toEqual(
    [],
  )
})

testMistakes('fixtures/reed-cylinder-6.json', {
  '"colors": ["Brushed Nickel", "Matte Black", "Matte Black"]':
    'colors[2]: "Matte Black" is listed twice. Delete one of the two.',
  '"finishPictures": { "Gold": "../images/fixtures/brass.jpg" }':
    'finishPictures.Gold: "Gold" is not among "colors". Known: "Brushed Nickel", "Matte Black".',
  '"finishPictures": { "Brushed Nickel": "../images/fixtures/brass.jpg" }':
    'finishPictures.Brushed Nickel: this is the finish in "shown", whose picture is "imageUrl". Delete this entry, or correct "shown".',
  '"shown": "Gold"': 'shown: "Gold" is not among "colors". Known: "Brushed Nickel", "Matte Black".',
})

const WHOSE = 'Write the number for this finish, or delete the entry if it is unknown.'

testMistakes('fixtures/wagoner-8.json', {
  '"finishPartNumbers": { "Satin Brass": "WG-0838-SB" }':
    'finishPartNumbers.Satin Brass: "Satin Brass" is not among "colors". Known: "Matte Black", "Aged Bronze".',
  '"finishPartNumbers": { "Matte Black": "WG-0838-XX" }':
    'finishPartNumbers.Matte Black: this is the finish in "shown", whose number is "partNumber". Delete this entry, or correct "shown".',
  '"finishPartNumbers": { "Aged Bronze": "WG-0838-MB" }': `finishPartNumbers.Aged Bronze: "WG-0838-MB" is already the number in partNumber. ${WHOSE}`,
})

testMistakes('fixtures/harbor-dome-16.json', {
  '"finishPartNumbers": { "Galvanized": "HD-1612-GW" }': `finishPartNumbers.Galvanized: "HD-1612-GW" is already the number in finishPartNumbers.Gloss White. ${WHOSE}`,
})

describe('a finish that the lists of finishes do not have is a warning', () => {
  test('without a colour', () => {
    expect(linesAbout('finish-colours.json', ({ colours }) => delete colours.Walnut)).toEqual([
      '⚠ content/finish-colours.json › colours.Walnut: this finish is sold but has no color here, so it is shown without a dot. Add the line "Walnut": "#…" with its color.',
    ])
  })

  test('without a colour, where one is near by its name', () => {
    expect(linesAbout('finish-colours.json', ({ colours }) => delete colours['Brushed Silver'])).toEqual([
      '⚠ content/finish-colours.json › colours.Brushed Silver: this finish is sold but has no color here, so it is shown without a dot. Did you mean "Brushed Nickel"? Otherwise add the line "Brushed Silver": "#…" with its color.',
    ])
  })

  test('in no family', () => {
    expect(linesAbout('finish-families.json', '"Gray": ["Charcoal"]')).toEqual([
      '⚠ content/finish-families.json › Graphite: this finish is sold but is not in any family, so shoppers who filter by color will not find it. Add "Graphite" to the family it belongs to, or start a new family for it.',
    ])
  })
})
