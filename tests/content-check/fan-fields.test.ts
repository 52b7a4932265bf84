import { describe, expect, test } from 'vitest'
import { freshContent, type Mistake } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'
const HALCYON = 'content/fans/halcyon-72.json'

const content = await freshContent()

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
      line: '✖ content/fans/alder-52.json › airflowRating: 2 figures for 1 size. Give one figure for each size, one figure for all, or none.',
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

  test.each<Mistake>([
    {
      mistake: 'three airflow figures for two sizes',
      change: (fan) => (fan.airflowRating = [9450, 10000, 11200]),
      line: '✖ content/fans/halcyon-72.json › airflowRating: 3 figures for 2 sizes. Give one figure for each size, one figure for all, or none.',
    },
    {
      mistake: 'a comma in an airflow figure, which makes two of it',
      change: (fan) => (fan.airflowRating = [9, 450]),
      line: '✖ content/fans/halcyon-72.json › airflowRating[0]: expected 200 CFM or more, written without a comma; leave the line out when the maker gives none, got 9. Correct the value.',
    },
  ])('$mistake', async ({ change, line }) => {
    await content.edit(HALCYON, change)
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
