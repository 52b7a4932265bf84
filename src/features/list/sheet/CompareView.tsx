import { useState } from 'react'
import { trackEvent } from '../../../client/analytics.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { productsNamed } from '../../../client/products.ts'
import { useLoaded } from '../../../client/react.tsx'
import drawing from '../../../drawing/drawing.css?inline'
import { type Column, type Comparison, chosenProduct, columnOf, comparison, ownColumn } from '../compare.ts'
import {
  type Entries,
  type Entry,
  entryOf,
  MAX_COMPARED,
  MIN_COMPARED,
  notInCatalogText,
  printList,
} from '../entries.ts'
import { FigureFields, figuresIn, OwnFanForm } from '../OwnFan.tsx'
import { COST, useOwnFan, useRunningCost } from '../own-fan.ts'
import { loadKnown } from '../records.ts'
import { changeEntry, savedEntries } from '../saved-list.ts'
import { CompareTable } from './CompareTable.tsx'
import styles from './compare.css?inline'
import { compare, endCompare } from './in-address.ts'
import { ListActions } from './ListActions.tsx'
import { Paper, PaperHead } from './Paper.tsx'
import { focusTitle, SheetHead } from './SheetHead.tsx'

adoptStyles(drawing + styles)

async function loadCompared(list: string) {
  const names = list.split(',')
  const { products } = await productsNamed(names)
  const listed = names.flatMap((name) => products.get(name) ?? [])
  const ofOneKind = listed.filter(({ kind }) => kind === listed[0]?.kind).slice(0, MAX_COMPARED)
  if (ofOneKind.length > 1) for (const { productUrl } of ofOneKind) trackEvent('compared', productUrl)
  return { found: [...(await loadKnown(ofOneKind)).values()], unknown: names.length - listed.length }
}

const loadForVisitor = (list: string) => load(() => loadCompared(list))

function summary({ columns, differing, same }: Comparison, onlyDifferences: boolean): string {
  const count = differing.length + same.length
  return `${columns.length} products side by side. ${same.length === 0 ? 'All' : `${differing.length} of`} ${count} details differ${onlyDifferences ? ', and only those are shown' : ''}.`
}

/** Two to four products side by side, each in its chosen finish and size: all known facts, and drawings to one scale. */
export default function CompareView({ entries }: { entries: Entries }) {
  const [own, keepOwn] = useOwnFan()
  const [cost, keepCost] = useRunningCost()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const loaded = useLoaded(entries.map(({ productUrl }) => productUrl).join(), loadForVisitor)
  const { found, unknown } = typeof loaded === 'object' ? loaded : { found: [], unknown: 0 }
  const columns = found.map((known): Column => {
    const { productUrl } = known.product
    const chosen = chosenProduct(known, entryOf(entries, productUrl) ?? { productUrl })
    return { ...columnOf(known.record, cost, chosen.size), chosen }
  })
  const compared = comparison(columns, own && ownColumn(own, cost))
  const change = (list: Entries) => (list.length < MIN_COMPARED ? endCompare() : compare(printList(list)))
  const choose = (next: Entry) => {
    change(entries.map((entry) => (entry.productUrl === next.productUrl ? next : entry)))
    const former = entryOf(savedEntries(), next.productUrl)
    const { finish, sizeInches } = next
    if (former) changeEntry(former, { ...former, finish, sizeInches })
  }

  return (
    <>
      <SheetHead>Compare</SheetHead>
      <div className="compare-tools side-by-side">
        <button className="text-button" type="button" onClick={endCompare}>
          Back to the list
        </button>
        <label className="list-check tap">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={() => setOnlyDifferences(!onlyDifferences)}
          />
          Show only differences
        </label>
        {compared?.columns[0]?.kind === 'fans' && (
          <>
            <details>
              <summary className="tap">{own ? 'Your fan' : 'Compare with your fan'}</summary>
              <OwnFanForm own={own} onKeep={keepOwn} />
            </details>
            <details>
              <summary className="tap">Running cost settings</summary>
              <form
                className="own-fan side-by-side"
                onSubmit={(event) => event.preventDefault()}
                onChange={({ currentTarget: form }) => form.reportValidity() && keepCost(figuresIn(form))}
              >
                <FigureFields figures={COST} values={cost} />
                <p className="quiet">
                  Running costs use these two numbers. Your electric bill has your price per kWh. Both stay on
                  this device.
                </p>
              </form>
            </details>
          </>
        )}
      </div>
      {unknown > 0 && <p className="quiet">{notInCatalogText(unknown)}</p>}
      {compared ? (
        // Safari reaches what scrolls by keyboard only with a tabindex.
        <section className="compare-scroll" aria-labelledby="my-list-title" tabIndex={0}>
          <CompareTable
            {...{ compared, onlyDifferences }}
            onChoose={choose}
            onRemove={(productUrl) => {
              focusTitle()
              if (productUrl) change(entries.filter((entry) => entry.productUrl !== productUrl))
              else keepOwn(undefined)
            }}
          />
        </section>
      ) : (
        <p className="quiet">
          {loaded === 'loading' && 'Loading the details…'}
          {typeof loaded === 'object' && 'To compare, choose two fans or two lights.'}
        </p>
      )}
      <ListActions
        entries={entries}
        further={{ compare: printList(entries), ...(own && { yours: Object.values(own).join('_') }) }}
      />
      <p className="visually-hidden" role="status">
        {compared && summary(compared, onlyDifferences)}
      </p>
      {compared && (
        <Paper className="is-comparison">
          <PaperHead title="Compare" lines={[]} />
          <CompareTable {...{ compared, onlyDifferences }} />
        </Paper>
      )}
    </>
  )
}
