import { describe, expect, test } from 'vitest'
import { freshContent, type Mistake } from './content-copy.ts'

const REED = 'content/fixtures/reed-cylinder-6.json'

const content = await freshContent()

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
