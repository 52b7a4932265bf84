import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '../../src/content-check/check-content.ts'
import { type ContentCopy, copyContent } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'
const HALCYON = 'content/fans/halcyon-72.json'
const REED = 'content/fixtures/reed-cylinder-6.json'
const STORE = 'content/store.json'
const BRANDS = 'content/brand-lists.json'

interface Mistake {
  mistake: string
  // biome-ignore lint/suspicious/noExplicitAny: tests write what the schemas forbid
  change: (fields: any) => void
  line: string
}

let content: ContentCopy
beforeAll(async () => {
  content = await copyContent()
})
afterEach(() => content.putBack())
afterAll(() => content.discard())

test('the shipped content has no error', async () => {
  const faults = await checkContent('.')
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('an untouched copy has no line', async () => {
  expect(await content.report()).toEqual([])
})

describe('the fields of a fan', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt field',
      change: (fan) => {
        fan.titel = fan.title
        delete fan.title
      },
      line: '✖ content/fans/alder-52.json › titel: is not a known field. Did you mean "title"?',
    },
    {
      mistake: 'a field with a capital letter',
      change: (fan) => {
        fan.ImageUrl = fan.imageUrl
        delete fan.imageUrl
      },
      line: '✖ content/fans/alder-52.json › ImageUrl: is not a known field. Did you mean "imageUrl"?',
    },
    {
      mistake: 'a missing title',
      change: (fan) => delete fan.title,
      line: '✖ content/fans/alder-52.json › title: is missing. Add the line "title": … (The name a shopper reads, such as "Alder 52".)',
    },
    {
      mistake: 'an empty title',
      change: (fan) => (fan.title = ''),
      line: '✖ content/fans/alder-52.json › title: is empty. Fill it in.',
    },
    {
      mistake: 'a title of spaces',
      change: (fan) => (fan.title = '  '),
      line: '✖ content/fans/alder-52.json › title: is empty. Fill it in.',
    },
    {
      mistake: 'a title that is null',
      change: (fan) => (fan.title = null),
      line: '✖ content/fans/alder-52.json › title: expected text in quotation marks, got null. Correct the value.',
    },
    {
      mistake: 'sizes that are a word',
      change: (fan) => (fan.sizes = 'fifty'),
      line: '✖ content/fans/alder-52.json › sizes: expected a list such as [52, 60], got "fifty". Correct the value.',
    },
    {
      mistake: 'a word among the sizes',
      change: (fan) => (fan.sizes = [52, 'fifty']),
      line: '✖ content/fans/alder-52.json › sizes[1]: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
    },
    {
      mistake: 'a size with the sign for inches',
      change: (fan) => (fan.sizes = ['52"']),
      line: String.raw`✖ content/fans/alder-52.json › sizes[0]: expected a number of inches such as 52 or 33.5, got "52\"". Correct the value.`,
    },
    {
      mistake: 'a negative size',
      change: (fan) => (fan.sizes = [-52]),
      line: '✖ content/fans/alder-52.json › sizes[0]: expected a size from 10 to 120 inches, got -52. Correct the value.',
    },
    {
      mistake: 'a size under 10 inches',
      change: (fan) => (fan.sizes = [9.99]),
      line: '✖ content/fans/alder-52.json › sizes[0]: expected a size from 10 to 120 inches, got 9.99. Correct the value.',
    },
    {
      mistake: 'a size over 120 inches',
      change: (fan) => (fan.sizes = ['120.5']),
      line: '✖ content/fans/alder-52.json › sizes[0]: expected a size from 10 to 120 inches, got "120.5". Correct the value.',
    },
    {
      mistake: 'no size',
      change: (fan) => (fan.sizes = []),
      line: '✖ content/fans/alder-52.json › sizes: is an empty list; expected a list such as [52, 60]. Fill it in.',
    },
    {
      mistake: 'two airflow figures for one size',
      change: (fan) => (fan.airflowRating = [5140, 6000]),
      line: '✖ content/fans/alder-52.json › airflowRating: 2 figures for 1 size. Give one figure for each size, one figure in all, or delete the line.',
    },
    {
      mistake: 'an airflow figure in quotation marks',
      change: (fan) => (fan.airflowRating = ['5140']),
      line: '✖ content/fans/alder-52.json › airflowRating[0]: expected a number of CFM such as 5140, got "5140". Correct the value.',
    },
    {
      mistake: 'an airflow of zero',
      change: (fan) => (fan.airflowRating = [0]),
      line: '✖ content/fans/alder-52.json › airflowRating[0]: expected 200 CFM or more, written without a comma; leave the line out when the maker gives none, got 0. Correct the value.',
    },
    {
      mistake: 'an airflow just too small for a fan',
      change: (fan) => (fan.airflowRating = [199]),
      line: '✖ content/fans/alder-52.json › airflowRating[0]: expected 200 CFM or more, written without a comma; leave the line out when the maker gives none, got 199. Correct the value.',
    },
    {
      mistake: 'a comma in the wrong place of the lumens',
      change: (fan) => (fan.lumensRating = '16,00'),
      line: '✖ content/fans/alder-52.json › lumensRating: expected a number of lumens such as "1,600", got "16,00". Correct the value.',
    },
    {
      mistake: 'lumens of zero',
      change: (fan) => (fan.lumensRating = '0'),
      line: '✖ content/fans/alder-52.json › lumensRating: expected a number of lumens such as "1,600", got "0". Correct the value.',
    },
    {
      mistake: 'lumens with their unit',
      change: (fan) => (fan.lumensRating = '1600 lm'),
      line: '✖ content/fans/alder-52.json › lumensRating: expected a number of lumens such as "1,600", got "1600 lm". Correct the value.',
    },
    {
      mistake: 'yes instead of true',
      change: (fan) => (fan.lightIncluded = 'yes'),
      line: '✖ content/fans/alder-52.json › lightIncluded: expected true or false, without quotation marks, got "yes". Correct the value.',
    },
    {
      mistake: 'the location rating of a fixture',
      change: (fan) => (fan.locationRating = 'Damp'),
      line: '✖ content/fans/alder-52.json › locationRating: expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)", got "Damp". Correct the value.',
    },
    {
      mistake: 'styles as one text',
      change: (fan) => (fan.styles = 'Modern'),
      line: '✖ content/fans/alder-52.json › styles: expected a list in square brackets, [ … ], got "Modern". Correct the value.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(ALDER, change)
    expect(await content.report()).toEqual([line])
  })

  test('a record in a list', async () => {
    await content.write(ALDER, '[]')
    expect(await content.report()).toEqual([
      '✖ content/fans/alder-52.json: expected one record in braces, { … }, got []. Write the fields in braces.',
    ])
  })

  test.each([
    { what: 'the smallest and the largest size', change: { sizes: [10, 120], airflowRating: [200] } },
    { what: 'sizes in quotation marks', change: { sizes: ['33.5'] } },
    { what: 'lumens without a comma', change: { lumensRating: 1600 } },
    {
      what: 'a fan whose lumens and airflow are not known',
      change: { lumensRating: undefined, airflowRating: undefined },
    },
  ])('$what are right', async ({ change }) => {
    await content.edit(ALDER, (fan) => Object.assign(fan, change))
    expect(await content.report()).toEqual([])
  })
})

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
      line: '✖ content/fans/halcyon-72.json › finishPictures[8]: Graphite with Matte Black has a picture in finishPictures[0] already. Delete one of the two.',
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
    {
      mistake: 'three airflow figures for two sizes',
      change: (fan) => (fan.airflowRating = [9450, 10000, 11200]),
      line: '✖ content/fans/halcyon-72.json › airflowRating: 3 figures for 2 sizes. Give one figure for each size, one figure in all, or delete the line.',
    },
    {
      mistake: 'a comma in an airflow figure, which makes two of it',
      change: (fan) => (fan.airflowRating = [9, 450]),
      line: '✖ content/fans/halcyon-72.json › airflowRating[0]: expected 200 CFM or more, written without a comma; leave the line out when the maker gives none, got 9. Correct the value.',
    },
  ])('a mix-and-match fan with $mistake', async ({ change, line }) => {
    await content.edit(HALCYON, change)
    expect(await content.report()).toEqual([line])
  })

  test('a finish without a colour is a warning', async () => {
    await content.edit('content/finish-colours.json', ({ colours }) => delete colours['Teak Leaf'])
    expect(await content.report()).toEqual([
      '⚠ content/finish-colours.json › colours.Teak Leaf: this finish is sold but has no colour here, so it is shown without a dot. Add the line "Teak Leaf": "#…" with its colour.',
    ])
  })

  test('a colour that is a word', async () => {
    await content.edit('content/finish-colours.json', ({ colours }) => (colours.Walnut = 'brown'))
    expect(await content.report()).toEqual([
      '✖ content/finish-colours.json › colours.Walnut: expected a colour such as "#bf9b5f", got "brown". Correct the value.',
    ])
  })
})

describe('the fields of a fixture', () => {
  test.each<Mistake>([
    {
      mistake: 'a number in quotation marks',
      change: (fixture) => (fixture.numberOfBulbs = '1'),
      line: '✖ content/fixtures/reed-cylinder-6.json › numberOfBulbs: expected a number of bulbs such as 3, got "1". Correct the value.',
    },
    {
      mistake: 'a height of nothing',
      change: (fixture) => (fixture.fixtureHeight = 0),
      line: '✖ content/fixtures/reed-cylinder-6.json › fixtureHeight: expected a dimension above 0 inches, got 0. Correct the value.',
    },
    {
      mistake: 'a height of more than 240 inches',
      change: (fixture) => (fixture.fixtureHeight = 240.5),
      line: '✖ content/fixtures/reed-cylinder-6.json › fixtureHeight: expected a dimension of 240 inches at most, got 240.5. Correct the value.',
    },
    {
      mistake: 'a height in fractions',
      change: (fixture) => (fixture.fixtureHeight = '7 1/4'),
      line: '✖ content/fixtures/reed-cylinder-6.json › fixtureHeight: expected a number of inches such as 28 or 7.25, got "7 1/4". Correct the value.',
    },
    {
      mistake: 'colours as one text',
      change: (fixture) => {
        fixture.colors = 'Brushed Nickel, Matte Black'
      },
      line: '✖ content/fixtures/reed-cylinder-6.json › colors: expected a list such as ["Matte Black", "Satin Brass"], got "Brushed Nickel, Matte Black". Correct the value.',
    },
    {
      mistake: 'a list of shown finishes',
      change: (fixture) => (fixture.shown = ['Brushed Nickel']),
      line: '✖ content/fixtures/reed-cylinder-6.json › shown: expected text in quotation marks, got ["Brushed Nickel"]. Correct the value.',
    },
    {
      mistake: 'a shown finish that is not sold',
      change: (fixture) => (fixture.shown = 'Gold'),
      line: '✖ content/fixtures/reed-cylinder-6.json › shown: "Gold" is not among "colors". Known: "Brushed Nickel", "Matte Black".',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(REED, change)
    expect(await content.report()).toEqual([line])
  })

  test('the least and the greatest height are right', async () => {
    await content.edit(REED, (fixture) =>
      Object.assign(fixture, { fixtureHeight: 0.01, maxOverallHeight: 240 }),
    )
    expect(await content.report()).toEqual([])
  })
})

describe('what records say of each other', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt category',
      change: (fan) => (fan.productCategories = ['tradtional']),
      line: '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    },
    {
      mistake: 'a category of fixtures',
      change: (fan) => (fan.productCategories = ['chandeliers']),
      line: '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/chandeliers.json. Known: "contemporary", "farmhouse", "large", "low-profile", "outdoor", "small-rooms", "smart", "traditional".',
    },
    {
      mistake: 'one category as text',
      change: (fan) => (fan.productCategories = 'traditional'),
      line: '✖ content/fans/alder-52.json › productCategories: expected a list such as ["outdoor", "large"], got "traditional". Correct the value.',
    },
    {
      mistake: 'one category twice',
      change: (fan) => fan.productCategories.push('traditional'),
      line: '✖ content/fans/alder-52.json › productCategories[1]: "traditional" stands there twice. Delete one of the two.',
    },
    {
      mistake: 'an unknown manufacturer',
      change: (fan) => (fan.manufacturerNameReference = 'maxim-lightning'),
      line: '✖ content/fans/alder-52.json › manufacturerNameReference: there is no content/manufacturers/maxim-lightning.json. Did you mean "maxim-lighting"?',
    },
    {
      mistake: 'a manufacturer by another name than its file gives',
      change: (fan) => (fan.manufacturer = 'Maxim'),
      line: '✖ content/fans/alder-52.json › manufacturer: "Maxim" is not the name in content/manufacturers/maxim-lighting.json. Write "Maxim Lighting", or delete the line: the name comes from that file.',
    },
    {
      mistake: 'the address of another fan',
      change: (fan) => (fan.productUrl = 'axial-54'),
      line: '✖ content/fans/alder-52.json › productUrl: "axial-54" is taken by content/fans/axial-54.json. Two products cannot have one address: change one of the two.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(ALDER, change)
    expect(await content.report()).toEqual([line])
  })

  test('a deleted manufacturer is missed by each of its products', async () => {
    await content.remove('content/manufacturers/casablanca.json')
    const known =
      'Known: "big-ass-fans", "craftmade", "elk-home", "fanimation", "hunter", "matthews-fan-company", "maxim-lighting", "minka-aire", "minka-lavery", "modern-forms", "the-great-outdoors".'
    const missing = `manufacturerNameReference: there is no content/manufacturers/casablanca.json. ${known}`
    expect(await content.report()).toEqual([
      `✖ content/fans/stillwater-60.json › ${missing}`,
      `✖ content/fans/verandah-54.json › ${missing}`,
      `✖ content/fans/wren-36.json › ${missing}`,
    ])
  })

  test('two makers with one number', async () => {
    await content.edit('content/manufacturers/maxim-lighting.json', (maker) => (maker.id = 2))
    const [line, ...others] = await content.report()
    expect(line).toMatch(
      /^✖ content\/manufacturers\/.+ › id: 2 is taken by content\/manufacturers\/.+\.json\. Give this maker another number\.$/,
    )
    expect(others).toEqual([])
  })

  test('a category that no product is in is a warning', async () => {
    const large = await content.read('content/fan-categories/large.json')
    await content.write('content/fan-categories/coastal.json', large.replace('"large"', '"coastal"'))
    expect(await content.report()).toEqual([
      '⚠ content/fan-categories/coastal.json: no fan is in this category, so its page shows none. Name "coastal" in the productCategories of a fan, or delete the category.',
    ])
  })

  test('a category of fans may not be named by-brand', async () => {
    const large = await content.read('content/fan-categories/large.json')
    await content.write('content/fan-categories/by-brand.json', large.replace('"large"', '"by-brand"'))
    await content.edit(ALDER, (fan) => fan.productCategories.push('by-brand'))
    expect(await content.report()).toEqual([
      '✖ content/fan-categories/by-brand.json › name: a category may not be named "by-brand": the brand screens have that address. Give the category and its file another name.',
    ])
  })

  test('control flags that contradict each other are a warning', async () => {
    await content.edit(ALDER, (fan) => (fan.handheldRemoteControlIncluded = true))
    expect(await content.report()).toEqual([
      '⚠ content/fans/alder-52.json: says of one control that it is included and sold separately, so the page says "Call or Email for details". Delete either the …Included or the …Available line of each control; where one package holds both remotes, delete the lines of each remote.',
    ])
  })
})

describe('brand lists', () => {
  const screens =
    'Known: "/ceiling-fans/by-brand/big-ass-fans", "/ceiling-fans/by-brand/casablanca", "/ceiling-fans/by-brand/craftmade", "/ceiling-fans/by-brand/fanimation", "/ceiling-fans/by-brand/hunter", "/ceiling-fans/by-brand/matthews-fan-company", "/ceiling-fans/by-brand/maxim-lighting", "/ceiling-fans/by-brand/minka-aire", "/ceiling-fans/by-brand/modern-forms".'

  test.each<Mistake>([
    {
      mistake: 'a misspelt brand screen',
      change: ({ home }) => (home[11].url = '/ceiling-fans/by-brand/maxim-ligthing'),
      line: '✖ content/brand-lists.json › home[11].url: "/ceiling-fans/by-brand/maxim-ligthing" is not a brand screen of this site. Did you mean "/ceiling-fans/by-brand/maxim-lighting"?',
    },
    {
      mistake: 'the screen of a maker without fans',
      change: ({ home }) => (home[11].url = '/ceiling-fans/by-brand/elk-home'),
      line: `✖ content/brand-lists.json › home[11].url: "/ceiling-fans/by-brand/elk-home" is not a brand screen of this site. ${screens}`,
    },
    {
      mistake: 'another site without https',
      change: ({ home }) => (home[0].url = 'www.fanimation.com'),
      line: '✖ content/brand-lists.json › home[0].url: expected an address that starts with https://, got "www.fanimation.com". Correct it, or write "navLink": true for a brand screen.',
    },
    {
      mistake: 'an address with spaces',
      change: ({ home }) => (home[0].url = 'https://www fanimation com'),
      line: '✖ content/brand-lists.json › home[0].url: expected an address that starts with https://, got "https://www fanimation com". Correct it, or write "navLink": true for a brand screen.',
    },
    {
      mistake: 'an unknown maker',
      change: ({ home }) => (home[8].brandNameUrl = 'minka-laverty'),
      line: '✖ content/brand-lists.json › home[8].brandNameUrl: there is no content/manufacturers/minka-laverty.json. Did you mean "minka-lavery"?',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(BRANDS, change)
    expect(await content.report()).toEqual([line])
  })
})

describe('the store', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt key',
      change: (store) => {
        store.fone = store.phone
        delete store.phone
      },
      line: '✖ content/store.json › fone: is not a known field. Did you mean "phone"?',
    },
    {
      mistake: 'a misspelt day',
      change: ({ hours }) => {
        hours.wensday = hours.wednesday
        delete hours.wednesday
      },
      line: '✖ content/store.json › hours.wensday: is not a known field. Did you mean "wednesday"?',
    },
    {
      mistake: 'a time without its zero',
      change: ({ hours }) => (hours.monday = ['9:00', '17:00']),
      line: '✖ content/store.json › hours.monday[0]: expected a time such as "09:00" or "17:30", got "9:00". Correct the value.',
    },
    {
      mistake: 'closing before opening',
      change: ({ hours }) => (hours.monday = ['17:00', '09:00']),
      line: '✖ content/store.json › hours.monday: expected the opening time before the closing time, got ["17:00","09:00"]. Correct the value.',
    },
    {
      mistake: 'a closed day in words',
      change: ({ hours }) => (hours.monday = 'closed'),
      line: '✖ content/store.json › hours.monday: expected two times such as ["09:00", "17:00"], or null for a closed day, got "closed". Correct the value.',
    },
    {
      mistake: 'a date as Americans write it',
      change: ({ holidays }) => (holidays[0].date = '11/26/2026'),
      line: '✖ content/store.json › holidays[0].date: expected a date such as "2026-12-25", got "11/26/2026". Correct the value.',
    },
    {
      mistake: 'a telephone number in another form',
      change: (store) => (store.phone = '404-555-0142'),
      line: '✖ content/store.json › phone: expected a number such as "(404) 555-0142", got "404-555-0142". Correct the value.',
    },
    {
      mistake: 'an address on one line',
      change: (store) => (store.address = '2900 Example Parkway'),
      line: '✖ content/store.json › address: expected fields in braces, { … }, got "2900 Example Parkway". Correct the value.',
    },
    {
      mistake: 'a year in quotation marks',
      change: (store) => (store.since = '1985'),
      line: '✖ content/store.json › since: expected a number, without quotation marks, got "1985". Correct the value.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(STORE, change)
    expect(await content.report()).toEqual([line])
  })

  test('a missing file', async () => {
    await content.remove(STORE)
    expect(await content.report()).toEqual([
      '✖ content/store.json: is missing. Bring it back: the site cannot be built without it.',
    ])
  })
})

describe('the gallery', () => {
  test.each<Mistake>([
    {
      mistake: 'a misspelt field',
      change: (gallery) => {
        gallery[2].ulr = gallery[2].url
        delete gallery[2].url
      },
      line: '✖ content/gallery.json › [2].ulr: is not a known field. Did you mean "url"?',
    },
    {
      mistake: 'two pictures in one place',
      change: (gallery) => (gallery[2].id = 1),
      line: '✖ content/gallery.json › [2].id: 1 is taken by content/gallery.json › [1]. Number the pictures 0, 1, 2 and so on.',
    },
    {
      mistake: 'no picture',
      change: (gallery) => gallery.splice(0),
      line: '✖ content/gallery.json: is an empty list. Name one picture at least.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit('content/gallery.json', change)
    expect(await content.report()).toEqual([line])
  })
})

test('several faults at once give a line each, and none hides another', async () => {
  await content.edit(ALDER, (fan) => {
    fan.titel = fan.title
    delete fan.title
    fan.sizes = [52, 'fifty']
    fan.productCategories = ['tradtional']
    fan.imageUrl = '../images/fans/alder-53.jpg'
    fan.shown = 'Satin Nickle'
  })
  await content.write(HALCYON, '{')
  await content.remove(STORE)
  await content.replace('content/pages/home.md', '## Introduction title', '## Introduction tittle')
  expect(await content.report()).toEqual([
    '✖ content/fans/alder-52.json › sizes[1]: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
    '✖ content/fans/alder-52.json › titel: is not a known field. Did you mean "title"?',
    '✖ content/fans/alder-52.json › productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    '✖ content/fans/alder-52.json › shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
    '✖ content/fans/alder-52.json › imageUrl: there is no picture ../images/fans/alder-53.jpg. Did you mean "../images/fans/alder-52.jpg"?',
    '✖ content/fans/halcyon-72.json › line 1, column 2: is not JSON: expected the name of a field in quotation marks or }, got the end of the file. Look there, and at the end of the line before, for a missing comma, quotation mark or brace.',
    '✖ content/pages/home.md › ## Introduction tittle: is not a heading of this page. Did you mean "Introduction title"?',
    '✖ content/store.json: is missing. Bring it back: the site cannot be built without it.',
  ])
})
