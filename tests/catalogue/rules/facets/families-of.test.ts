import { expect, test } from 'vitest'
import { familiesOf } from '../../../../src/catalogue/rules/facet-values.ts'

const FAMILIES = {
  Black: ['Matte Black', 'Coal'],
  Gray: ['Graphite', 'Coal'],
  'Dark wood': ['Walnut'],
  Glass: ['Opal'],
}

test.each([
  { what: 'one finish', colors: ['Matte Black'], families: ['Black'] },
  { what: 'two finishes of one family', colors: ['Coal', 'Matte Black'], families: ['Black', 'Gray'] },
  { what: 'a finish in no family', colors: ['Prism'], families: [] },
  {
    what: 'body and blades, but not the light',
    colors: { body: ['Graphite'], blades: ['Walnut'], light: ['Opal'] },
    families: ['Gray', 'Dark wood'],
  },
])('$what: $families', ({ colors, families }) => {
  expect(familiesOf({ colors }, FAMILIES)).toEqual(families)
})
