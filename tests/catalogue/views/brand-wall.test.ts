import { expect, test } from 'vitest'
import type { BrandLists } from '../../../src/catalogue/schema/manufacturer.ts'
import { brandWall } from '../../../src/catalogue/views/brand-wall.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const MAXIM = { brand: 'Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting', navLink: true }
const MINKA = { brand: 'Minka-Lavery', url: 'https://minka-lavery.example.com/', navLink: false }
const ELK = { brand: 'Elk Home', url: 'https://elk-home.example.com/', navLink: false }
const LIST = [MINKA, MAXIM, ELK]

const on = (wall: keyof BrandLists) =>
  brandWall({ ...own, brandLists: { ...own.brandLists, [wall]: LIST } }, wall)
const underName = (wall: keyof BrandLists, brand: string) =>
  on(wall)
    .find((name) => name.brand === brand)
    ?.here.map(({ label, url }) => `${label}: ${url}`)

const MAXIM_FANS = 'See 9 fans: /ceiling-fans/by-brand/maxim-lighting'
const MAXIM_LIGHTS = 'See 1 light: /lighting-fixtures?brand=maxim-lighting'
const MINKA_LIGHTS = 'See 1 light: /lighting-fixtures?brand=minka-lavery'

test.each([
  ['home', 'Maxim Lighting', [MAXIM_FANS, MAXIM_LIGHTS]],
  ['home', 'Minka-Lavery', [MINKA_LIGHTS]],
  ['home', 'Elk Home', []],
  ['ceilingFans', 'Maxim Lighting', [MAXIM_FANS]],
  ['ceilingFans', 'Minka-Lavery', []],
  ['lightingFixtures', 'Maxim Lighting', [MAXIM_LIGHTS]],
  ['lightingFixtures', 'Minka-Lavery', [MINKA_LIGHTS]],
] as const)('the wall "%s" counts products per %s', (wall, brand, here) => {
  expect(underName(wall, brand)).toEqual(here)
})

test('a brand’s name links to the address in its list', () => {
  expect(on('home').slice(0, 3)).toMatchObject(LIST)
})

test('unlisted brands with fans come last, by name, with links', () => {
  const others = on('ceilingFans').slice(3)
  const names = others.map(({ brand }) => brand)
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')))
  expect(others.find(({ brand }) => brand === 'Hunter')?.url).toBe('/ceiling-fans/by-brand/hunter')
})

test('the lights’ wall has only its listed brands', () => {
  expect(on('lightingFixtures').map(({ brand }) => brand)).toEqual(LIST.map(({ brand }) => brand))
})
