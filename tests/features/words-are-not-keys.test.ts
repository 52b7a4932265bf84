import { expect, test } from 'vitest'
import { KIND_WORDS } from '../../src/catalogue/kinds/kind-words.ts'
import { familiesOf } from '../../src/catalogue/rules/facets/families-of.ts'
import { PART_WORDS } from '../../src/catalogue/rules/finish-parts.ts'
import { finishChoice } from '../../src/catalogue/views/finish-choice.ts'
import { mainCard } from '../../src/catalogue/views/product-card.ts'
import { productSummary } from '../../src/catalogue/views/product-summary.ts'
import { SPEC_LABELS } from '../../src/catalogue/views/spec-rows.ts'
import { chosenFinish, finishGroups, withOption } from '../../src/features/list/chosen-finish.ts'
import { barLength, comparison } from '../../src/features/list/comparison.ts'
import { type KnownRecord, knownRecord } from '../../src/features/list/known-record.ts'
import { listedProduct } from '../../src/features/list/listed-product.ts'
import { own, ownFan, ownFixture } from '../own-catalogue/own-catalogue.ts'

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
    chosen: mixed && [withOption(mixed, undefined, 1, 1), chosenFinish(mixed, undefined).key],
  }
}

const TABLES = [SPEC_LABELS, PART_WORDS, KIND_WORDS]

/** Puts another word in place of each in a table; returns what puts them back. */
function reword(table: object): () => void {
  const back = Object.entries(table).map(([key, words]) => {
    if (typeof words === 'object') return reword(words)
    Object.assign(table, { [key]: `Other ${key}` })
    return () => Object.assign(table, { [key]: words })
  })
  return () => {
    for (const one of back) one()
  }
}

test('facts, bars, finishes and families are found whatever the words beside them are', () => {
  const before = structuredClone(lookedUp())
  const back = TABLES.map(reword)
  try {
    expect(SPEC_LABELS.airflow).toBe('Other airflow')
    expect(lookedUp()).toEqual(before)
  } finally {
    for (const one of back) one()
  }
})
