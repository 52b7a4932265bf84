import { describe, expect, test } from 'vitest'
import { shownIn, shownInFinish } from '../../../src/catalogue/rules/shown-in.ts'
import { aFan, aFixture } from '../../builders.ts'

const mixed = {
  mixAndMatch: true as const,
  colors: { body: ['Graphite'], blades: ['Walnut'] },
  finishPictures: [],
}

describe('the finish on the picture', () => {
  test.each([
    { shown: ['Matte Black'], caption: 'Shown in Matte Black' },
    { shown: ['Matte Black', 'Satin Brass'], caption: 'Shown in Matte Black, Satin Brass' },
  ])('a fan of one finish: $caption', ({ shown, caption }) => {
    expect(shownIn(aFan({ shown }))).toBe(caption)
  })

  test.each([
    {
      shown: { body: ['Graphite'], blades: ['Walnut'] },
      caption: 'Shown in Graphite Body, Walnut Blades',
    },
    {
      shown: { body: ['Graphite'], blades: ['Walnut'], light: undefined },
      caption: 'Shown in Graphite Body, Walnut Blades',
    },
    {
      shown: { body: ['Graphite'], blades: ['Walnut'], light: ['Opal'] },
      caption: 'Shown in Graphite Body, Walnut Blades, Opal Light',
    },
    {
      shown: { body: ['Graphite', 'Brass'], blades: ['Walnut', 'Oak'], light: ['Opal', 'Clear'] },
      caption: 'Shown in Graphite, Brass Body, Walnut, Oak Blades, Opal, Clear Light',
    },
  ])('a mix-and-match fan: $caption', ({ shown, caption }) => {
    expect(shownIn(aFan({ ...mixed, shown }))).toBe(caption)
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
