import { describe, expect, test } from 'vitest'
import { ledWatts, lightFixedNeeds } from '../../../../src/catalogue/rules/hang/light-needs.ts'
import type { NeedName } from '../../../../src/catalogue/rules/hang/need.ts'

type Light = Parameters<typeof lightFixedNeeds>[0]
const chandelier: Light = {
  numberOfBulbs: 9,
  bulbType: 'E12 candelabra',
  bulbWattage: 60,
  dimmable: true,
  bulbsIncluded: false,
}

const needOf = (name: NeedName, light: Light) => lightFixedNeeds(light).find((need) => need.name === name)

describe('the bulbs', () => {
  test.each<[Partial<Light>, string]>([
    [{}, '9 LED candelabra bulbs (E12), 500 lumens each, dimmable, 60 W maximum each'],
    [
      { numberOfBulbs: 1, bulbType: 'E26 medium', bulbShape: 'A19', bulbWattage: 100 },
      '1 LED medium-base bulb (E26, A19), 1,600 lumens, dimmable, 100 W maximum',
    ],
    [{ bulbWattage: 25 }, '9 LED candelabra bulbs (E12), 150 lumens each, dimmable, 25 W maximum each'],
    // The brightest row of the table that the fixture allows.
    [{ bulbWattage: 59 }, '9 LED candelabra bulbs (E12), 300 lumens each, dimmable, 59 W maximum each'],
    [
      { bulbType: 'E26 medium', bulbWattage: 40 },
      '9 LED medium-base bulbs (E26), 450 lumens each, dimmable, 40 W maximum each',
    ],
    [
      { bulbType: 'E26 medium', bulbWattage: 75 },
      '9 LED medium-base bulbs (E26), 1,100 lumens each, dimmable, 75 W maximum each',
    ],
    [{ bulbWattage: 24 }, '9 LED candelabra bulbs (E12), dimmable, 24 W maximum each'],
    [{ bulbType: undefined }, 'Ask us which bulbs it takes'],
    [{ numberOfBulbs: undefined }, 'Ask us which bulbs it takes'],
    [{ bulbType: 'E26 medium', bulbWattage: undefined }, '9 LED medium-base bulbs (E26), dimmable'],
    [{ bulbType: 'GU5.3', bulbWattage: 50 }, '9 LED bulbs (GU5.3), dimmable, 50 W maximum each'],
    [{ bulbType: 'LED with E12' }, 'Ask us which bulbs it takes'],
    [{ bulbsIncluded: true }, 'Bulbs included'],
    [{ bulbType: 'Integrated LED, 3000 K' }, 'Built-in LED: no bulbs to buy'],
  ])('for %o: %s', (fields, text) => {
    expect(needOf('bulbs', { ...chandelier, ...fields } as Light)?.text).toBe(text)
  })
})

test.each<[Partial<Light>, string | undefined, { item: string; quantity: number }[]]>([
  [
    { bulbShape: 'B10' },
    '9 × E12 B10 LED, 500 lm each',
    [{ item: 'LED candelabra bulb (E12, B10), 500 lumens, dimmable', quantity: 9 }],
  ],
  [
    { numberOfBulbs: 1, bulbType: 'E26 medium', bulbWattage: 100, dimmable: false },
    '1 × E26 LED, 1,600 lm',
    [{ item: 'LED medium-base bulb (E26), 1,600 lumens', quantity: 1 }],
  ],
  [{ bulbType: 'G9 LED', bulbWattage: 3 }, '9 × G9 LED', [{ item: 'LED bulb (G9), dimmable', quantity: 9 }]],
  [{ bulbType: undefined }, 'Ask us', []],
  [{ bulbsIncluded: true }, undefined, []],
])('lists the bulbs of %o in a schedule as %s and orders %o', (fields, brief, items) => {
  const need = needOf('bulbs', { ...chandelier, ...fields } as Light)
  expect(need?.brief).toBe(brief)
  expect(need?.items).toEqual(items)
})

test.each<[Partial<Light>, number | undefined]>([
  [{}, 72],
  [{ bulbType: 'Integrated LED, 3000 K', bulbWattage: 38, numberOfBulbs: undefined }, 38],
  [{ bulbType: 'G9 LED', bulbWattage: 3 }, 27],
  [{ bulbType: 'G9 LED', bulbWattage: 3, numberOfBulbs: undefined }, undefined],
  [{ bulbType: 'G9 LED', bulbWattage: undefined }, undefined],
  [{ numberOfBulbs: undefined }, undefined],
  [{ bulbType: undefined }, undefined],
])('adds up the watts of LED bulbs in %o: %s', (fields, watts) => {
  expect(ledWatts({ ...chandelier, ...fields } as Light)).toBe(watts)
})

describe('the dimmer', () => {
  test.each<[Partial<Light>, string | undefined]>([
    // ENERGY STAR lets a candelabra bulb give 65 lumens for each watt, others 80, at the least.
    [{}, 'A dimmer listed for LED, with 72 W on it, if you want to dim it'],
    [{ bulbType: 'E26 medium' }, 'A dimmer listed for LED, with 90 W on it, if you want to dim it'],
    [
      { bulbType: 'G9 LED', bulbWattage: 3 },
      'A dimmer listed for LED, with 27 W on it, if you want to dim it',
    ],
    [
      { bulbType: 'Integrated LED, 3000 K', bulbWattage: 38 },
      'A dimmer listed for LED, with 38 W on it, if you want to dim it',
    ],
    [{ bulbType: 'GU10' }, 'A dimmer listed for LED, if you want to dim it'],
    [{ bulbWattage: undefined }, 'A dimmer listed for LED, if you want to dim it'],
    [{ dimmable: false }, undefined],
    [{ dimmable: undefined }, undefined],
  ])('for %o: %s', (fields, text) => {
    expect(needOf('dimmer', { ...chandelier, ...fields } as Light)?.text).toBe(text)
  })

  test('has few words in a schedule cell, and isn’t ordered', () => {
    expect(needOf('dimmer', chandelier)).toMatchObject({ brief: 'LED dimmer, 72 W', items: [] })
    const { bulbWattage: _, ...unknown } = chandelier
    expect(needOf('dimmer', unknown)?.brief).toBe('LED dimmer')
  })
})

test.each([
  [undefined, 'A light fixture box. Ask us for the weight.'],
  [50, 'A light fixture box (50 lb).'],
  [50.5, 'Hung from the framing, not the box: it weighs 50.5 lb.'],
])('the box for a light of %s lb: %s', (weightPounds, text) => {
  const light = { ...chandelier, ...(weightPounds && { weightPounds }) }
  expect(needOf('box', light)?.text).toBe(`${text} Check with your electrician.`)
})
