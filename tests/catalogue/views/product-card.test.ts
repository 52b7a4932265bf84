import { expect, test } from 'vitest'
import { brandFanCard, categoryCard } from '../../../src/catalogue/views/product-card.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

test('a fan in one of its categories', () => {
  expect(categoryCard(own, ownFan('alder-52'), 'traditional')).toEqual({
    url: '/ceiling-fans/traditional/alder-52',
    productUrl: 'alder-52',
    title: 'Alder 52',
    manufacturer: 'Maxim Lighting',
    picture: 'content/images/fans/alder-52.jpg',
    facts: ['52 in.', 'Indoor', 'Light included'],
    finishes: [
      { label: 'Oil Rubbed Bronze', slug: 'oil-rubbed-bronze', colour: '#3f2f25', isShown: true },
      { label: 'Satin Nickel', slug: 'satin-nickel', colour: '#a9a59d', isShown: false },
      { label: 'Matte White', slug: 'matte-white', colour: '#f3f1ed', isShown: false },
    ],
  })
})

test('the card of a fan leads to its page in the category that is looked at', () => {
  const axial = ownFan('axial-54')
  expect(categoryCard(own, axial, 'outdoor').url).toBe('/ceiling-fans/outdoor/axial-54')
  expect(categoryCard(own, axial, 'smart').url).toBe('/ceiling-fans/smart/axial-54')
  expect(brandFanCard(own, axial).url).toBe('/ceiling-fans/by-brand/modern-forms/axial-54')
})

test('a mix-and-match fan shows the finishes of its body', () => {
  const { finishes, facts } = categoryCard(own, ownFan('halcyon-72'), 'large')
  expect(finishes.map(({ label }) => label)).toEqual(['Graphite', 'Brushed Nickel', 'Satin Brass'])
  expect(facts).toEqual(['72 and 84 in.', 'Damp', 'Takes a light kit'])
})

test('a fixture', () => {
  expect(categoryCard(own, ownFixture('reed-cylinder-6'), 'pendants')).toEqual({
    url: '/lighting-fixtures/pendants/reed-cylinder-6',
    productUrl: 'reed-cylinder-6',
    title: 'Reed Cylinder 6',
    manufacturer: 'Hunter',
    picture: 'content/images/fixtures/nickel.jpg',
    facts: ['6 in. wide', 'Damp', '1 bulb'],
    finishes: [
      { label: 'Brushed Nickel', slug: 'brushed-nickel', colour: '#b3afa8', isShown: true },
      { label: 'Matte Black', slug: 'matte-black', colour: '#262524', isShown: false },
    ],
  })
})
