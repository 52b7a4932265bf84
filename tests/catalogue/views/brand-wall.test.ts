import { expect, test } from 'vitest'
import { brandWall } from '../../../src/catalogue/views/brand-wall.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const MAXIM = { brand: 'Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting', navLink: true }
const MINKA = { brand: 'Minka-Lavery', url: 'https://minka-lavery.example.com/', navLink: false }

const wall = brandWall(own, [MINKA, MAXIM])

test('under a name are the fans of that maker', () => {
  expect(wall[1]).toEqual({
    ...MAXIM,
    fans: { url: '/ceiling-fans/by-brand/maxim-lighting', label: '9 fans here' },
  })
})

test('a maker of fixtures alone has its own site only', () => {
  expect(wall[0]).toEqual({ ...MINKA, fans: undefined })
})

test('makers with fans here that the list leaves out come last, by their names, and lead to them', () => {
  const others = wall.slice(2).map(({ brand }) => brand)
  expect(others.length).toBeGreaterThan(1)
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en-US')))
  expect(wall.find(({ brand }) => brand === 'Hunter')?.url).toBe('/ceiling-fans/by-brand/hunter')
})

test('a wall that lists every maker stands as its list does', () => {
  const names = wall.map(({ brand, url, navLink }) => ({ brand, url, navLink }))
  expect(brandWall(own, names).map(({ brand }) => brand)).toEqual(names.map(({ brand }) => brand))
})
