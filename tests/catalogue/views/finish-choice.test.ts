import { describe, expect, test } from 'vitest'
import { finishChoice } from '../../../src/catalogue/views/finish-choice.ts'
import { aFan, aFixture } from '../../builders.ts'

const COLOURS = { 'Matte Black': '#262524', 'Satin Brass': '#bf9b5f', Walnut: '#6b4629' }
const MAIN = 'content/images/fans/plain-52.jpg'
const BRASS = 'content/images/fans/finishes/plain-52--satin-brass.jpg'
/** A view of a finish that has no picture. */
const without = (finish: string) => ({ note: `We don’t have a photo in ${finish} yet.`, isShown: false })

describe('a fan with one part', () => {
  const fan = aFan({
    colors: ['Matte Black', 'Satin Brass', 'Aged Pewter'],
    finishPictures: { 'Satin Brass': BRASS },
  })

  test('has one group, its shown finish marked', () => {
    expect(finishChoice(fan, COLOURS).groups).toEqual([
      {
        part: 'finish',
        label: 'Finish',
        options: [
          { label: 'Matte Black', slug: 'matte-black', colour: '#262524', isShown: true },
          { label: 'Satin Brass', slug: 'satin-brass', colour: '#bf9b5f', isShown: false },
          { label: 'Aged Pewter', slug: 'aged-pewter', isShown: false },
        ],
      },
    ])
  })

  test('shows a view of each finish; one without a picture keeps the shown one, with a note', () => {
    expect(finishChoice(fan, COLOURS).views).toEqual([
      { key: '0', picture: MAIN, caption: 'Shown in Matte Black', isShown: true },
      { key: '1', picture: BRASS, caption: 'Shown in Satin Brass', isShown: false },
      { key: '2', picture: MAIN, caption: 'Shown in Matte Black', ...without('Aged Pewter') },
    ])
  })

  test('with two finishes on one picture shows it for both and opens with the first, in any place', () => {
    const both = aFan({ shown: ['Matte Black', 'Satin Brass'], colors: ['Satin Brass', 'Matte Black'] })
    const { groups, views } = finishChoice(both, COLOURS)
    expect(groups[0]?.options.map(({ isShown }) => isShown)).toEqual([false, true])
    expect(views).toEqual([
      { key: '0', picture: MAIN, caption: 'Shown in Matte Black, Satin Brass', isShown: false },
      { key: '1', picture: MAIN, caption: 'Shown in Matte Black, Satin Brass', isShown: true },
    ])
  })
})

describe('a mix-and-match fan', () => {
  const picture = { body: 'Satin Brass', blades: 'Walnut', imageUrl: BRASS }
  const fan = aFan({
    mixAndMatch: true,
    shown: { body: ['Matte Black'], blades: ['Walnut'], light: ['Opal'] },
    colors: { body: ['Matte Black', 'Satin Brass'], blades: ['Walnut', 'Oak'], light: ['Opal'] },
    finishPictures: [picture],
  })

  test('has a group for its body and one for its blades', () => {
    expect(finishChoice(fan, COLOURS).groups).toEqual([
      {
        part: 'body',
        label: 'Body',
        options: [
          { label: 'Matte Black', slug: 'matte-black', colour: '#262524', isShown: true },
          { label: 'Satin Brass', slug: 'satin-brass', colour: '#bf9b5f', isShown: false },
        ],
      },
      {
        part: 'blades',
        label: 'Blades',
        options: [
          { label: 'Walnut', slug: 'walnut', colour: '#6b4629', isShown: true },
          { label: 'Oak', slug: 'oak', isShown: false },
        ],
      },
    ])
  })

  test('shows a view of every pair; one without a picture keeps the shown one, with a note', () => {
    const shown = { picture: MAIN, caption: 'Shown in Matte Black Body, Walnut Blades, Opal Light' }
    expect(finishChoice(fan, COLOURS).views).toEqual([
      { key: '0-0', ...shown, isShown: true },
      { key: '0-1', ...shown, ...without('Matte Black Body, Oak Blades, Opal Light') },
      {
        key: '1-0',
        picture: BRASS,
        caption: 'Shown in Satin Brass Body, Walnut Blades, Opal Light',
        isShown: false,
      },
      { key: '1-1', ...shown, ...without('Satin Brass Body, Oak Blades, Opal Light') },
    ])
  })
})

test('a fixture’s finish is chosen like a one-part fan’s', () => {
  const picture = 'content/images/fixtures/finishes/black.jpg'
  const fixture = aFixture({
    colors: ['Satin Brass', 'Matte Black'],
    finishPictures: { 'Matte Black': picture },
  })
  expect(finishChoice(fixture, {}).views).toEqual([
    { key: '0', picture: fixture.imageUrl, caption: 'Shown in Satin Brass', isShown: true },
    { key: '1', picture, caption: 'Shown in Matte Black', isShown: false },
  ])
})
