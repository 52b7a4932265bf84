import { describe, expect, test } from 'vitest'
import { shownIn, shownInFinish } from '../../../src/catalogue/rules/finishes.ts'
import { aFan, aFixture } from '../../builders.ts'

const mixed = {
  mixAndMatch: true as const,
  colors: { body: ['Graphite'], blades: ['Walnut'] },
  finishPictures: [],
}

describe('the finish on the picture', () => {
  test.each([
    [['Matte Black'], 'Shown in Matte Black'],
    [['Matte Black', 'Satin Brass'], 'Shown in Matte Black, Satin Brass'],
  ])('a fan of one finish, %j: %s', (shown, caption) => {
    expect(shownIn(aFan({ shown }))).toBe(caption)
  })

  test.each([
    [['Graphite'], ['Walnut'], undefined, 'Shown in Graphite Body, Walnut Blades'],
    [['Graphite'], ['Walnut'], ['Opal'], 'Shown in Graphite Body, Walnut Blades, Opal Light'],
    [
      ['Graphite', 'Brass'],
      ['Walnut', 'Oak'],
      ['Opal', 'Clear'],
      'Shown in Graphite, Brass Body, Walnut, Oak Blades, Opal, Clear Light',
    ],
  ])('a mix-and-match fan, body %j, blades %j, light %j: %s', (body, blades, light, caption) => {
    expect(shownIn(aFan({ ...mixed, shown: { body, blades, light } }))).toBe(caption)
  })

  test('a fixture', () => {
    expect(shownIn(aFixture({ shown: 'Satin Brass' }))).toBe('Shown in Satin Brass')
  })
})

describe('a finish the shopper chose', () => {
  test.each([
    { finish: 'Aged Pewter', caption: 'Shown in Aged Pewter' },
    { finish: { body: 'Brass', blades: 'Oak' }, caption: 'Shown in Brass Body, Oak Blades' },
    {
      finish: { body: 'Brass', blades: 'Oak', light: 'Clear' },
      caption: 'Shown in Brass Body, Oak Blades, Clear Light',
    },
  ])('$caption', ({ finish, caption }) => {
    expect(shownInFinish(finish)).toBe(caption)
  })
})
