import { expect, test } from 'vitest'
import { schemaOrgFaults } from '../site/schema-org-faults.ts'

test('schema.org refuses a type, a property and values that it does not know', () => {
  const store = { '@type': 'HomeGoodsStore', name: 'Fans' }
  const product = { '@type': 'Product', name: 'Beacon 60' }
  const faults = schemaOrgFaults([
    { place: 'a type', node: { '@type': 'FanStore', name: 'Fans' } },
    { place: 'a property', node: { ...store, openingHour: 'Mo 10:00-18:00' } },
    { place: 'a value', node: { ...store, name: 1985 } },
    { place: 'a type within', node: { '@type': 'ItemPage', mainEntity: { ...product, '@type': 'Fan' } } },
    {
      place: 'a property within',
      node: { '@type': 'ItemPage', mainEntity: { ...product, colour: 'White' } },
    },
    {
      place: 'a node within that is of another type',
      node: { ...product, brand: { '@type': 'PostalAddress', name: 'Hunter' } },
    },
    {
      place: 'a property within a list',
      node: {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, title: 'Fans' }],
      },
    },
    {
      place: 'a day',
      node: {
        ...store,
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Someday' },
        ],
      },
    },
    { place: 'nothing', node: { ...product, color: 'White' } },
  ])
  expect(faults.map((fault) => fault.replace(/:.*/s, ''))).toEqual([
    'a type',
    'a property',
    'a value',
    'a type within',
    'a property within',
    'a node within that is of another type',
    'a property within a list',
    'a day',
  ])
})
