import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { SITE_ROOTS } from '../site/site-roots.ts'
import { oneOfEachShape, type PlacedNode, schemaOrgFaults } from './schema-org-faults.ts'

const store = { '@type': 'HomeGoodsStore', name: 'Fans' }
const product = { '@type': 'Product', name: 'Beacon 60' }

const WRONG: PlacedNode[] = [
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
]

/** The structured data of every page of a built site. */
function graphsOf(root: string): PlacedNode[] {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  return files.flatMap((file) => {
    const place = join(dist, file)
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readFileSync(place, 'utf8')) ?? []
    const { '@graph': graph } = JSON.parse(json) as { '@graph': PlacedNode['node'][] }
    return graph.map((node) => ({ place, node }))
  })
}

const shapes = oneOfEachShape(Object.values(SITE_ROOTS).flatMap(graphsOf))
let faults: string[]

// In one run, as reading the vocabulary takes longer than all the rest.
beforeAll(() => {
  faults = schemaOrgFaults([...shapes, ...WRONG])
})

test('schema.org knows the type of every node, has every property in it and takes every value', () => {
  expect(shapes.length).toBeGreaterThan(5)
  expect(faults.filter((fault) => !WRONG.some(({ place }) => fault.startsWith(`${place}: `)))).toEqual([])
})

test('schema.org refuses a type, a property and values that it does not know', () => {
  const refused = faults.map((fault) => fault.replace(/:.*/s, ''))
  expect(WRONG.map(({ place }) => place).filter((place) => !refused.includes(place))).toEqual(['nothing'])
})
