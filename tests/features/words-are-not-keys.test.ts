import { expect, test } from 'vitest'
import { KIND_WORDS } from '../../src/catalogue/kinds/kind-words.ts'
import { familiesOf } from '../../src/catalogue/rules/facets/families-of.ts'
import { PART_WORDS } from '../../src/catalogue/rules/finish-parts.ts'
import { NEED_NAMES } from '../../src/catalogue/rules/hang/need.ts'
import { lightFit } from '../../src/catalogue/rules/spot/light-fit.ts'
import { SPOT_NAMES, SPOTS } from '../../src/catalogue/rules/spot/spots.ts'
import type { FacetDefinition } from '../../src/catalogue/views/facet-definitions.ts'
import { facets } from '../../src/catalogue/views/facets.ts'
import { FAN_FACETS } from '../../src/catalogue/views/fan-facets.ts'
import { finishChoice } from '../../src/catalogue/views/finish-choice.ts'
import { FIXTURE_FACETS } from '../../src/catalogue/views/fixture-facets.ts'
import { mainCard } from '../../src/catalogue/views/product-card.ts'
import { productSummary } from '../../src/catalogue/views/product-summary.ts'
import { SPEC_LABELS } from '../../src/catalogue/views/spec-rows.ts'
import { findProducts } from '../../src/features/finder/find-products.ts'
import { readRooms } from '../../src/features/fit/rooms/house-rooms.ts'
import { roomKinds } from '../../src/features/fit/rooms/room-kinds.ts'
import { spotIn } from '../../src/features/fit/spot/spot-address.ts'
import { spotFilter } from '../../src/features/fit/spot/spot-filter.ts'
import { chosenFinish, finishGroups, withOption } from '../../src/features/list/chosen-finish.ts'
import { barLength, comparison } from '../../src/features/list/comparison.ts'
import { sectionsOf } from '../../src/features/list/house/house-sections.ts'
import { type KnownRecord, knownRecord } from '../../src/features/list/known-record.ts'
import { listedProduct } from '../../src/features/list/listed-product.ts'
import { ORDER_COLUMNS, schedule } from '../../src/features/list/schedule/schedule.ts'
import { SCHEDULE_COLUMNS } from '../../src/features/list/schedule/schedule-row.ts'
import { readShortlist } from '../../src/features/list/shortlist.ts'
import { own, ownFan, ownFixture } from '../own-catalogue/own-catalogue.ts'
import { chosen, fans as fanProducts, fanValues, fixtures as fixtureProducts } from './finder/products.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }
const fans = [ownFan('alder-52'), ownFan('halcyon-72'), ownFan('beacon-60')]
const fixtures = [ownFixture('reed-cylinder-6'), ownFixture('lanes-end-post-22')]

const compared = (answers: object[]) => {
  const products = answers.map((answer) => listedProduct(knownRecord(answer, '/') as KnownRecord))
  return {
    rows: comparison(products, COST)?.rows.map(({ label, ...row }) => row),
    bars: [barLength(products, 'airflow', 1000), barLength(products, 'efficiency', 50)],
  }
}

const valuesOf = (kind: 'fans' | 'fixtures') =>
  facets(own, kind, own[kind]).map(({ name, values }) => [
    name,
    values.map(({ value, count, colour }) => [value, count, colour]),
  ])

/** What suits each spot, by the address that names it. */
const suited = () =>
  SPOT_NAMES.map((name) => {
    const size = SPOTS[name].sizes?.figures === 2 ? '96x40' : '72'
    const { sizes = [168, 144], ...known } = spotIn(`spot=${name}&size=${size}&row=3&room=14x12&ceiling=9`)
    const spot = { ...known, name, sizes }
    const filter = spotFilter(spot)
    return fixtureProducts.map((product) => [
      product.fixture && lightFit(product.fixture, spot),
      filter?.groupOf(product),
      filter?.quantityOf?.(product),
    ])
  })

/** A house of a fan and a light: its rows, and what is ordered for each of them. */
function scheduled() {
  const records: object[] = [
    { ceilingFanResults: ownFan('beacon-60') },
    { lightingFixtureResults: ownFixture('wagoner-8') },
  ]
  const listed = records.map((answer) => listedProduct(knownRecord(answer, '/') as KnownRecord))
  const products = [...fanProducts, ...fixtureProducts].flatMap((product) => {
    const found = listed.find(({ record }) => record.productUrl === product.productUrl)
    return found ? [[product.productUrl, { product, listed: found }] as const] : []
  })
  const kinds = roomKinds([{ name: 'Great Room' }, { name: 'Dining Room' }])
  const { items } = readShortlist('beacon-60*2@great-room,wagoner-8@dining-room')
  const { rooms } = readRooms('great-room:24x18:c16,dining-room:c9:table72x40')
  const { rows, orders, ...sums } = schedule(sectionsOf({ items, rooms }, kinds), kinds, new Map(products))
  return {
    rows: rows.map(({ mark, quantity, room, number, watts }) => [mark, quantity, room, number, watts]),
    orders: orders.map(({ quantity, marks }) => [quantity, marks]),
    needs: sums.rooms.map(({ entries }) => entries.map(({ hung }) => hung.needs.map(({ name }) => name))),
    watts: [sums.fanWatts, sums.lightWatts],
  }
}

/** Whatever is looked up, without the words beside it. */
function lookedUp() {
  const summaries = fans.map((fan) => productSummary(own, fan, mainCard(own, fan)))
  const [, mixed] = summaries.map(finishGroups)
  return {
    fans: compared(fans.map((fan) => ({ ceilingFanResults: fan }))),
    fixtures: compared(fixtures.map((fixture) => ({ lightingFixtureResults: fixture }))),
    summaries,
    families: fans.map((fan) => familiesOf(fan, own.finishFamilies)),
    choices: fans.map((fan) => finishChoice(fan, {}).groups.map(({ part, options }) => ({ part, options }))),
    values: [valuesOf('fans'), valuesOf('fixtures')],
    found: findProducts(fanProducts, fanValues, chosen({ place: ['rain'], light: ['included', 'kit'] })),
    suited: suited(),
    scheduled: scheduled(),
    chosen: mixed && [withOption(mixed, undefined, 1, 1), chosenFinish(mixed, undefined).key],
  }
}

const TABLES = [
  ...[SPEC_LABELS, PART_WORDS, KIND_WORDS, SPOTS, NEED_NAMES, SCHEDULE_COLUMNS, ORDER_COLUMNS],
  // Some facets are of both kinds: a word that is replaced twice would not come back.
  ...new Set<FacetDefinition<never>>([...FAN_FACETS, ...FIXTURE_FACETS]),
]

/** Puts another word in place of each in a table; returns what puts them back. Finishes have their names from the store's files. */
function reword(table: object): () => void {
  const back = Object.entries(table).map(([key, words]) => {
    if (typeof words === 'object') return reword(words)
    const isList = key === 'options' && !('colour' in table)
    if (isList)
      Object.assign(table, {
        options: (...given: unknown[]) =>
          words(...given).map(([value]: string[]) => [value, `Other ${value}`]),
      })
    if (typeof words === 'string' && key !== 'name') Object.assign(table, { [key]: `Other ${key}` })
    return () => Object.assign(table, { [key]: words })
  })
  return () => {
    for (const one of back) one()
  }
}

test('facts, filters, places, a house and its schedule are found whatever the words beside them are', () => {
  const before = structuredClone(lookedUp())
  const back = TABLES.map(reword)
  try {
    expect(SPEC_LABELS.airflow).toBe('Other airflow')
    expect(facets(own, 'fans', own.fans)[1]).toMatchObject({
      label: 'Other label',
      values: [{ label: 'Other indoors' }, {}, {}],
    })
    expect(SPOTS.table.choice).toBe('Other choice')
    expect(lookedUp()).toEqual(before)
  } finally {
    for (const one of back) one()
  }
})
