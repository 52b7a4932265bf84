import { type ReactNode, useRef, useState } from 'react'
import type { RunningCost } from '../../../catalogue/rules/fan-figures.ts'
import type { PhoneWays } from '../../../catalogue/views/store-view.ts'
import { trackEvent } from '../../../client/analytics.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { loadDrawing, productsNamed } from '../../../client/product-data/load-products.ts'
import { useLoaded } from '../../../client/react.tsx'
import { save } from '../../../client/state.ts'
import drawing from '../../../drawing/drawing.css?inline'
import { chosenSize } from '../choices.ts'
import { type Comparison, columnOf, comparison, ownColumn } from '../compare.ts'
import {
  type Entries,
  type Entry,
  entryOf,
  MAX_COMPARED,
  MIN_COMPARED,
  notInCatalogText,
  printList,
  replaced,
  toEntry,
} from '../entries.ts'
import { OwnFanForm } from '../OwnFanForm.tsx'
import ownFan from '../own-fan.css?inline'
import { COST_LIMITS, printOwnFan, useOwnFan, useRunningCost } from '../own-fan.ts'
import { productRecord } from '../records.ts'
import { savedEntries } from '../saved-list.ts'
import { type ComparedProduct, CompareTable } from './CompareTable.tsx'
import styles from './compare.css?inline'
import { ListActions } from './ListActions.tsx'
import print from './print-compare.css?inline'
import printedList from './print-list.css?inline'
import { focusTitle, SheetHead, useNotice } from './SheetHead.tsx'

adoptStyles(document, printedList)
adoptStyles(document, drawing + styles + print + ownFan)

interface Compared {
  found: readonly ComparedProduct[]
  /** How many the store does not have. */
  unknown: number
}

async function loadCompared(list: string): Promise<Compared> {
  const names = list.split(',')
  const products = await productsNamed(names)
  const known = names.flatMap((name) => products.get(name) ?? [])
  const ofOneKind = known.filter(({ kind }) => kind === known[0]?.kind).slice(0, MAX_COMPARED)
  if (ofOneKind.length > 1) for (const { productUrl } of ofOneKind) trackEvent('compared', productUrl)
  const found = await Promise.all(
    ofOneKind.map(async (product) => {
      const [record, drawn] = await Promise.all([
        productRecord(product.url),
        product.hasOutline && loadDrawing(product.productUrl),
      ])
      return record ? { product, record, drawn: drawn || undefined } : []
    }),
  )
  return { found: found.flat(), unknown: names.length - known.length }
}

const loadForVisitor = (list: string) => load(() => loadCompared(list))

interface CostFormProps {
  cost: RunningCost
  onKeep(cost: RunningCost): void
}

/** The basis of running costs: saved as it is typed, and checked by the browser. */
function CostForm({ cost, onKeep }: CostFormProps) {
  const field = (name: keyof RunningCost, label: string) => {
    const [min, max] = COST_LIMITS[name]
    return (
      <label>
        {label}
        <input
          {...{ min, max }}
          type="number"
          step="any"
          required
          inputMode="decimal"
          defaultValue={cost[name]}
          onChange={({ target }) => {
            if (target.reportValidity()) onKeep({ ...cost, [name]: target.valueAsNumber })
          }}
        />
      </label>
    )
  }
  return (
    <details className="own-fan-tool">
      <summary className="tap">
        Change hours and price ({cost.hoursADay} hours a day, {cost.centsPerKwh}¢ per kWh)
      </summary>
      <div className="own-fan">
        {field('hoursADay', 'Hours a day')}
        {field('centsPerKwh', 'Cents per kWh')}
        <p className="quiet">Your electric bill has the price per kWh. Both stay on this device.</p>
      </div>
    </details>
  )
}

/** The comparison in a sentence, for screen readers. */
function summary({ columns, rows }: Comparison, onlyDifferences: boolean): string {
  const differing = rows.filter(({ differs }) => differs).length
  return `${columns.length} products side by side. ${differing} of ${rows.length} details differ${onlyDifferences ? ', and only those are shown' : ''}.`
}

interface Props {
  /** Two to four products, each in its chosen finish and size. */
  entries: Entries
  ways: PhoneWays
  store?: ReactNode
  runningCost: RunningCost
  onChange(products: string): void
  onEnd(): void
  onClose(): void
}

/** Two to four products side by side: every fact that we know, and drawings to one scale. */
export default function CompareView({ entries, ways, store, runningCost, onChange, onEnd, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const showNotice = useNotice(title)
  const [own, keepOwn] = useOwnFan()
  const [cost, keepCost] = useRunningCost(runningCost)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const loaded = useLoaded(entries.map(({ productUrl }) => productUrl).join(), loadForVisitor)
  const { found, unknown } = typeof loaded === 'object' ? loaded : { found: [], unknown: 0 }
  const compared = comparison(
    found.map(({ product, record }) =>
      columnOf(record, chosenSize(product, entryOf(entries, product.productUrl)?.sizeInches), cost),
    ),
    cost,
    own && ownColumn(own),
  )
  const isOfFans = compared?.columns[0]?.kind === 'fans'
  const change = (list: Entries) => (list.length < MIN_COMPARED ? onEnd() : onChange(printList(list)))
  const choose = (next: Entry) => {
    change(entries.map((entry) => (entry.productUrl === next.productUrl ? toEntry(next) : entry)))
    const saved = savedEntries()
    const former = entryOf(saved, next.productUrl)
    const { finish, sizeInches } = next
    if (former) save({ list: printList(replaced(saved, former, { ...former, finish, sizeInches })) })
  }

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        Compare
      </SheetHead>
      <div className="printed-store" aria-hidden="true">
        {store}
      </div>
      <div className="compare-tools side-by-side">
        <button className="list-quiet" type="button" onClick={onEnd}>
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
        {isOfFans && (
          <>
            <details className="own-fan-tool">
              <summary className="tap">{own ? 'Your fan' : 'Compare with your fan'}</summary>
              <OwnFanForm own={own} onKeep={keepOwn} />
            </details>
            <CostForm cost={cost} onKeep={keepCost} />
          </>
        )}
      </div>
      {unknown > 0 && <p className="quiet">{notInCatalogText(unknown)}</p>}
      {compared ? (
        <CompareTable
          {...{ compared, found, entries, onlyDifferences }}
          onChoose={choose}
          onRemove={(productUrl) => {
            focusTitle(title.current)
            if (productUrl) change(entries.filter((entry) => entry.productUrl !== productUrl))
            else keepOwn(undefined)
          }}
        />
      ) : (
        <p className="quiet">
          {loaded === 'loading' && 'Loading the details.'}
          {typeof loaded === 'object' && 'To compare, choose two fans or two lights.'}
        </p>
      )}
      <ListActions
        entries={entries}
        further={{ compare: printList(entries), ...(own && { yours: printOwnFan(own) }) }}
        ways={ways}
        onNotice={showNotice}
      />
      <p className="visually-hidden" role="status">
        {compared && summary(compared, onlyDifferences)}
      </p>
    </>
  )
}
