import { type ReactNode, useRef, useState } from 'react'
import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import { adoptStyles } from '../../../client/dom.ts'
import drawing from '../../../drawing/drawing.css?inline'
import { LEAST_COMPARED } from '../compared-count.ts'
import { OwnFanForm } from '../own-fan/OwnFanForm.tsx'
import ownFan from '../own-fan/own-fan.css?inline'
import { printOwnFan } from '../own-fan/own-fan.ts'
import { ownFanColumn } from '../own-fan/own-fan-column.ts'
import { useOwnFan } from '../own-fan/use-own-fan.ts'
import {
  itemOf,
  listItem,
  notInCatalogText,
  printShortlist,
  replaced,
  type Shortlist,
  type ShortlistItem,
  without,
} from '../shortlist.ts'
import { CompareTable } from './CompareTable.tsx'
import styles from './compare.css?inline'
import { ListActions } from './ListActions.tsx'
import print from './print-compare.css?inline'
import printList from './print-list.css?inline'
import { focusTitle, SheetHead } from './SheetHead.tsx'
import { type Compared, type ComparedState, useCompared } from './use-compared.ts'
import { useNotice } from './use-notice.ts'

adoptStyles(document, printList)
adoptStyles(document, drawing + styles + print + ownFan)

interface Props {
  /** Two to four products of one kind, each in the finish and the size that are chosen. */
  items: Shortlist
  call?: ReactNode
  store?: ReactNode
  /** What the running cost of fans is based on. */
  runningCost: RunningCost
  onChange(products: string): void
  onEnd(): void
  onClose(): void
}

const NOTES: Readonly<Record<Exclude<ComparedState, object>, string>> = {
  loading: 'Loading the details.',
  failed: '',
  none: 'To compare, choose two fans or two lights.',
}

/** The comparison in a sentence, for screen readers. */
function summary({ products, rows }: Compared, wantsDifferences: boolean): string {
  const differing = rows.filter(({ differs }) => differs).length
  return `${products.length} products side by side. ${differing} of ${rows.length} details differ${wantsDifferences ? ', and only those are shown' : ''}.`
}

/** Two to four products beside each other: drawings to one scale, and every fact that we know. */
export default function CompareView({ items, call, store, runningCost, onChange, onEnd, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const showNotice = useNotice(title)
  const [own, keepOwn] = useOwnFan()
  const [compared, unknown] = useCompared(items, runningCost, own && ownFanColumn(own))
  const [wantsDifferences, setWantsDifferences] = useState(false)
  const isLoaded = typeof compared === 'object'
  const change = (list: Shortlist) =>
    list.length < LEAST_COMPARED ? onEnd() : onChange(printShortlist(list))
  const choose = (item: ShortlistItem) =>
    change(replaced(items, itemOf(items, item.productUrl) ?? item, listItem(item)))

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        Compare
      </SheetHead>
      <div className="printed-store" aria-hidden="true">
        {store}
      </div>
      <p className="compare-tools side-by-side">
        <button className="list-quiet" type="button" onClick={onEnd}>
          Back to the list
        </button>
        <label className="list-check tap">
          <input
            type="checkbox"
            checked={wantsDifferences}
            onChange={() => setWantsDifferences(!wantsDifferences)}
          />
          Show only differences
        </label>
      </p>
      {unknown > 0 && <p className="quiet">{notInCatalogText(unknown)}</p>}
      {isLoaded && compared.products[0]?.kind === 'fans' && (
        <details className="own-fan-tool">
          <summary className="tap">{own ? 'What you have' : 'Compare with what you have'}</summary>
          <OwnFanForm own={own} onKeep={keepOwn} />
        </details>
      )}
      {isLoaded ? (
        <CompareTable
          compared={compared}
          items={items}
          wantsDifferences={wantsDifferences}
          onChoose={choose}
          onRemove={(productUrl) => {
            focusTitle(title)
            if (productUrl) change(without(items, productUrl))
            else keepOwn(undefined)
          }}
        />
      ) : (
        <p className="quiet">{NOTES[compared]}</p>
      )}
      <ListActions
        items={items}
        isCompared
        further={own && { yours: printOwnFan(own) }}
        call={call}
        onNotice={showNotice}
      />
      <p className="visually-hidden" role="status">
        {isLoaded && summary(compared, wantsDifferences)}
      </p>
    </>
  )
}
