import { describe, expect, test } from 'vitest'
import { builtFiles, type GraphNode, graphOf, page, pages, textOf } from '../built-site.ts'
import { contentNames, LEAST } from '../raw-content.ts'

const SITE = 'https://www.example.com'

/** A node of structured data and the page that it is on. */
interface PlacedNode {
  place: string
  node: GraphNode
}

const isNode = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const graphs: PlacedNode[] = pages.flatMap(({ path }) => graphOf(path).map((node) => ({ place: path, node })))

/** A node and all that it holds. */
function withParts({ place, node }: PlacedNode): PlacedNode[] {
  const parts = Object.values(node).flat().filter(isNode)
  return [{ place, node }, ...parts.flatMap((part) => withParts({ place, node: part }))]
}

const everyNode = graphs.flatMap(withParts)
const nodesOf = (type: string) => everyNode.filter(({ node }) => node['@type'] === type)

/** Paths of nodes that lack a required field. */
const missing = (nodes: readonly PlacedNode[], names: readonly string[]) =>
  nodes.flatMap(({ place, node }) =>
    names.filter((name) => !node[name]?.toString()).map((name) => `${place}: no ${name}`),
  )

describe('fields required by search engines', () => {
  test('every step of a breadcrumb has a position, a name and an address', () => {
    const trails = nodesOf('BreadcrumbList')
    const steps = trails.flatMap(({ place, node }) =>
      (node.itemListElement as GraphNode[]).map((step) => ({ place, node: step })),
    )
    expect(missing(steps, ['position', 'name', 'item'])).toEqual([])
  })

  test('breadcrumb steps and list items count from 1, and a list has its length', () => {
    for (const { place, node } of [...nodesOf('BreadcrumbList'), ...nodesOf('ItemList')]) {
      const items = node.itemListElement as GraphNode[]
      const positions = items.map(({ position }) => position)
      expect([place, positions]).toEqual([place, items.map((_, before) => before + 1)])
      if (node['@type'] === 'ItemList') expect([place, node.numberOfItems]).toEqual([place, items.length])
    }
  })

  test('a category lists its products in the order of the page', () => {
    for (const category of contentNames('fan-categories')) {
      const path = `/ceiling-fans/${category}`
      const list = graphOf(path)[1]?.mainEntity as { itemListElement: { name: string }[] }
      const names = page(path).document.querySelectorAll('main article h2')
      expect(list.itemListElement.map(({ name }) => name)).toEqual(names.map(textOf))
    }
  })

  test('no product claims a price, a stock or a rating', () => {
    for (const { html } of pages) expect(html).not.toMatch(/"(offers|aggregateRating|review|price)"/)
  })

  test('every product has a name and a picture', () => {
    const products = nodesOf('Product')
    expect(products.length).toBeGreaterThanOrEqual(LEAST)
    expect(missing(products, ['name', 'image'])).toEqual([])
  })

  test('the store has a name and a whole address on every page', () => {
    const address = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
    expect(nodesOf('HomeGoodsStore').map(({ place }) => place)).toEqual(pages.map(({ path }) => path))
    expect(missing(nodesOf('HomeGoodsStore'), ['name', 'address'])).toEqual([])
    expect(missing(nodesOf('PostalAddress'), address)).toEqual([])
  })

  test('hours are valid times', () => {
    for (const { place, node } of nodesOf('OpeningHoursSpecification')) {
      expect([place, `${node.opens} ${node.closes}`]).toEqual([
        place,
        expect.stringMatching(/^[0-2]\d:[0-5]\d [0-2]\d:[0-5]\d$/),
      ])
    }
  })

  test('references stay within the page', () => {
    const isReference = ({ node }: PlacedNode) => Object.keys(node).join() === '@id'
    const named = new Set(graphs.map(({ place, node }) => `${place}: ${node['@id']}`))
    const references = everyNode.filter(isReference).map(({ place, node }) => `${place}: ${node['@id']}`)
    expect(references).toEqual(['/: https://www.example.com/#store'])
    expect(references.filter((reference) => !named.has(reference))).toEqual([])
  })

  const TEXTS = ['name', 'description', 'slogan', 'streetAddress', 'addressLocality']

  test('every address on this site exists', () => {
    const builtAddresses = new Set([...pages.map(({ path }) => path), ...builtFiles])
    const addresses = everyNode.flatMap(({ place, node }) =>
      Object.entries(node)
        // The store's own words may begin like an address.
        .flatMap(([key, value]) => (TEXTS.includes(key) ? [] : [value].flat()))
        .filter((value) => typeof value === 'string')
        .filter((value) => value.startsWith('/') || value.startsWith(SITE))
        .map((address) => ({ place, address })),
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(
      addresses.filter(
        ({ address }) => !address.startsWith(SITE) || !builtAddresses.has(new URL(address, SITE).pathname),
      ),
    ).toEqual([])
  })
})
