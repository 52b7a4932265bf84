import { describe, expect, test } from 'vitest'
import { freshContent, type Mistake } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'
const HALCYON = 'content/fans/halcyon-72.json'

const content = await freshContent()

describe('the finishes of a product', () => {
  test.each<Mistake>([
    {
      mistake: 'a shown finish that is not sold',
      change: (fan) => (fan.shown = ['Satin Nickle']),
      line: '✖ content/fans/alder-52.json › shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
    },
    {
      mistake: 'no shown finish',
      change: (fan) => (fan.shown = null),
      line: '✖ content/fans/alder-52.json › shown: expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }, got null. Correct the value.',
    },
    {
      mistake: 'a shown finish without a name',
      change: (fan) => (fan.shown = ''),
      line: '✖ content/fans/alder-52.json › shown: is empty. Fill it in.',
    },
    {
      mistake: 'colours as one text',
      change: (fan) => (fan.colors = 'Oil Rubbed Bronze, Satin Nickel'),
      line: '✖ content/fans/alder-52.json › colors: expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }, got "Oil Rubbed Bronze, Satin Nickel". Correct the value.',
    },
    {
      mistake: 'a finish that is sold twice',
      change: (fan) => fan.colors.push('Matte White'),
      line: '✖ content/fans/alder-52.json › colors[3]: "Matte White" stands there twice. Delete one of the two.',
    },
    {
      mistake: 'more than twelve finishes',
      change: (fan) =>
        fan.colors.push(...['White', 'Black', 'Coal', 'Oak', 'Teak', 'Ash', 'Elm', 'Fir', 'Yew', 'Jet']),
      line: '✖ content/fans/alder-52.json › colors: is a list of more than 12 finishes. Shorten it.',
    },
    {
      mistake: 'mixAndMatch beside one shown finish',
      change: (fan) => (fan.mixAndMatch = true),
      line: '✖ content/fans/alder-52.json › mixAndMatch: true contradicts "shown", which is one finish. Delete the line: "shown" tells.',
    },
    {
      mistake: 'a picture of a finish that is not sold',
      change: (fan) => (fan.finishPictures['Satin Nikel'] = fan.imageUrl),
      line: '✖ content/fans/alder-52.json › finishPictures.Satin Nikel: "Satin Nikel" is not among "colors". Did you mean "Satin Nickel"?',
    },
    {
      mistake: 'a second picture of the shown finish',
      change: (fan) => (fan.finishPictures['Oil Rubbed Bronze'] = fan.imageUrl),
      line: '✖ content/fans/alder-52.json › finishPictures.Oil Rubbed Bronze: this finish is the one in "shown", whose picture is "imageUrl". Delete this entry, or correct "shown".',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(ALDER, change)
    expect(await content.report()).toEqual([line])
  })

  test.each<Mistake>([
    {
      mistake: 'mixAndMatch denied beside body and blades',
      change: (fan) => (fan.mixAndMatch = false),
      line: '✖ content/fans/halcyon-72.json › mixAndMatch: false contradicts "shown", which names body and blades apart. Delete the line: "shown" tells.',
    },
    {
      mistake: 'a misspelt part',
      change: (fan) => {
        fan.colors.blade = fan.colors.blades
        delete fan.colors.blades
      },
      line: '✖ content/fans/halcyon-72.json › colors.blade: is not a known field. Did you mean "blades"?',
    },
    {
      mistake: 'a part that is left out',
      change: (fan) => delete fan.shown.blades,
      line: '✖ content/fans/halcyon-72.json › shown.blades: is missing. Add the line "blades": …',
    },
    {
      mistake: 'a light that is shown and not sold',
      change: (fan) => (fan.shown.light = 'Opal'),
      line: '✖ content/fans/halcyon-72.json › shown.light: "Opal" is not among "colors.light". None is known yet.',
    },
    {
      mistake: 'more than six bodies',
      change: (fan) => fan.colors.body.push('Black', 'White', 'Copper', 'Chrome'),
      line: '✖ content/fans/halcyon-72.json › colors.body: is a list of more than 6 finishes. Shorten it.',
    },
    {
      mistake: 'blades that are sold twice',
      change: (fan) => fan.colors.blades.push('Walnut'),
      line: '✖ content/fans/halcyon-72.json › colors.blades[3]: "Walnut" stands there twice. Delete one of the two.',
    },
    {
      mistake: 'one pair of finishes with two pictures',
      change: (fan) => fan.finishPictures.push(fan.finishPictures[0]),
      line: '✖ content/fans/halcyon-72.json › finishPictures[3]: Brushed Nickel with Walnut has a picture in finishPictures[0] already. Delete one of the two.',
    },
    {
      mistake: 'pictures by one finish',
      change: (fan) => (fan.finishPictures = { Walnut: fan.imageUrl }),
      line: '✖ content/fans/halcyon-72.json › finishPictures: expected lists for "body" and "blades", since "shown" names them apart. Write "shown", "colors" and "finishPictures" all in the same way.',
    },
    {
      mistake: 'pictures that are null',
      change: (fan) => (fan.finishPictures = null),
      line: '✖ content/fans/halcyon-72.json › finishPictures: expected pictures by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list, got null. Correct the value.',
    },
  ])('a mix-and-match fan with $mistake', async ({ change, line }) => {
    await content.edit(HALCYON, change)
    expect(await content.report()).toEqual([line])
  })

  test('a finish without a colour is a warning', async () => {
    await content.edit('content/finish-colours.json', ({ colours }) => delete colours.Walnut)
    expect(await content.report()).toEqual([
      '⚠ content/finish-colours.json › colours.Walnut: this finish is sold but has no colour here, so it is shown without a dot. Add the line "Walnut": "#…" with its colour.',
    ])
  })

  test('a colour that is a word', async () => {
    await content.edit('content/finish-colours.json', ({ colours }) => (colours.Walnut = 'brown'))
    expect(await content.report()).toEqual([
      '✖ content/finish-colours.json › colours.Walnut: expected a colour such as "#bf9b5f", got "brown". Correct the value.',
    ])
  })
})
