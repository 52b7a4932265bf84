import type { CSSProperties, ReactNode } from 'react'
import { type FinishChoice, finishChoice } from '../../../catalogue/views/finish-choice.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { BesidePerson, widestInches } from '../../../drawing/to-scale/BesidePerson.tsx'
import { addressOf, type ChosenFinish, chosenFinish, chosenSize, finishGroups, sizeText } from '../choices.ts'
import type { Column, ComparedRow, Comparison } from '../compare.ts'
import { type Entries, type Entry, entryOf } from '../entries.ts'
import type { ProductRecord } from '../records.ts'
import { FinishDots, FinishSelects, SizeSelect } from './EntryRow.tsx'
import { CloseButton } from './SheetHead.tsx'

interface RowProps {
  label: string
  /** How many products are compared. */
  columns: number
  /** One for each column, or one for all. */
  cells: readonly ReactNode[]
  className?: string | undefined
}

/** A fact: its name above the columns, then that of each product. */
const Row = ({ label, columns, cells, className }: RowProps) => (
  <tbody className={className}>
    <tr>
      <th scope="rowgroup" colSpan={columns}>
        <span className="compare-label quiet">{label}</span>
      </th>
    </tr>
    <tr>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column's own.
        <td key={at} colSpan={columns / cells.length}>
          {cell}
        </td>
      ))}
    </tr>
  </tbody>
)

interface FactsProps {
  title: string
  rows: readonly ComparedRow[]
  columns: readonly Column[]
}

/** Rows of facts under a heading: a cell for each product if they differ, one for all if not. */
function Facts({ title, rows, columns }: FactsProps) {
  const ofStore = columns.findIndex(({ productUrl }) => productUrl)
  if (rows.length === 0) return null
  return (
    <>
      <tbody>
        <tr>
          <td className="compare-part" colSpan={columns.length}>
            <h3>{title}</h3>
          </td>
        </tr>
      </tbody>
      {rows.map(({ key, label, cells, differs }) => (
        <Row
          key={key}
          label={label}
          columns={columns.length}
          className={differs ? undefined : 'compare-same'}
          cells={(differs ? cells : cells.slice(ofStore, ofStore + 1)).map((lines) =>
            lines.map(({ text, bar, best }) => (
              <div key={text}>
                {differs && bar !== undefined && (
                  <svg
                    className="compare-bar"
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path d="M0 3.5H100" />
                    <rect width={100 * bar} height="4" />
                  </svg>
                )}
                {differs && best ? (
                  <p>
                    <b>{text}</b> <span className="compare-best">{best}</span>
                  </p>
                ) : (
                  <p>{text}</p>
                )}
              </div>
            )),
          )}
        />
      ))}
    </>
  )
}

/** All that is known of a compared product. */
export interface ComparedProduct {
  product: Product
  record: ProductRecord
  /** Undefined if it has no line drawing. */
  drawn: DrawnLines | undefined
}

/** A column; what the store's data adds is missing of the visitor's own fan. */
interface TableColumn extends Partial<ComparedProduct> {
  column: Column
  entry: Entry
  chosen?: ChosenFinish
  /** The chosen finish as the product's page shows it. */
  view?: FinishChoice['views'][number] | undefined
  /** The chosen size. */
  size?: number | undefined
}

interface Props {
  compared: Comparison
  found: readonly ComparedProduct[]
  entries: Entries
  onlyDifferences: boolean
  /** Another finish or size of a product is chosen. */
  onChoose(entry: Entry): void
  onRemove(productUrl: string): void
}

/** A column for each product, a heading above each row of facts; rows that differ come first. */
export function CompareTable({ compared, found, entries, onlyDifferences, onChoose, onRemove }: Props) {
  const { columns, rows } = compared
  const widest = widestInches(columns)
  const all = columns.map((column): TableColumn => {
    const known = found.find(({ product }) => product.productUrl === column.productUrl)
    const entry = entryOf(entries, column.productUrl) ?? { productUrl: column.productUrl }
    if (!known) return { column, entry }
    const chosen = chosenFinish(finishGroups(known.product), entry.finish)
    const view = finishChoice(known.record, {}).views.find(({ key }) => key === chosen.key)
    return {
      column,
      entry,
      ...known,
      chosen,
      view,
      size: chosenSize(known.product, entry.sizeInches),
    }
  })
  const ofStore = found.length

  return (
    // Safari reaches what scrolls by keyboard only with a tabindex.
    <section className="compare-scroll" aria-labelledby="my-list-title" tabIndex={0}>
      <table style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="visually-hidden">
          {columns.map(({ title }) => title).join(', ')} side by side, differences first
        </caption>
        <thead>
          <tr>
            {all.map(({ column: { productUrl, title, manufacturer }, product, chosen, size, view }) => (
              <th key={productUrl} scope="col">
                {view && <img src={view.picture} width={96} height={96} alt="" />}
                {product ? (
                  <a href={addressOf(product.url, { finish: chosen?.slug, sizeInches: size })}>{title}</a>
                ) : (
                  <b>{title}</b>
                )}
                <span className="label">{manufacturer}</span>
                <CloseButton
                  className="list-remove"
                  label={`Remove ${title}`}
                  onClick={() => onRemove(productUrl)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {columns.some(({ spans }) => spans.length > 1) && (
          <Row
            label="Size"
            columns={columns.length}
            className="compare-sizes"
            cells={all.map(({ column, entry, product }) =>
              product && column.spans.length > 1 ? (
                <SizeSelect key={column.productUrl} {...{ product, entry }} onChange={onChoose} />
              ) : (
                <p key={column.productUrl}>{column.sizes}</p>
              ),
            )}
          />
        )}
        <Facts title="Differences" rows={rows.filter(({ differs }) => differs)} columns={columns} />
        <Row
          label="Finish"
          columns={columns.length}
          className="compare-finishes"
          cells={all.map(
            ({ column, entry, product, chosen, view }) =>
              product &&
              chosen && (
                <div key={column.productUrl}>
                  <FinishSelects {...{ product, entry }} onChange={onChoose} />
                  <p>
                    <FinishDots colours={chosen.colours} /> {chosen.label}
                  </p>
                  {view?.note && <p className="quiet">{view.note}</p>}
                </div>
              ),
          )}
        />
        <Row
          label={columns[0]?.outline ? 'Drawn to scale' : 'Blade spans drawn to scale'}
          columns={columns.length}
          className="compare-drawings"
          cells={all.map(({ column, drawn, size }) => (
            <figure key={column.productUrl}>
              <BesidePerson product={column} own={drawn} size={size} widestInches={widest} />
              <figcaption>
                {size === undefined ? column.sizes : sizeText(size)}
                {!drawn && ' (outline only)'}
              </figcaption>
            </figure>
          ))}
        />
        {columns.some(({ onDisplayAt }) => onDisplayAt) && (
          <Row
            label="In the showroom"
            columns={columns.length}
            cells={columns.map(({ productUrl, onDisplayAt = productUrl && 'Ask us.' }) => (
              <p key={productUrl}>{onDisplayAt}</p>
            ))}
          />
        )}
        {!onlyDifferences && (
          <Facts
            // Without the visitor's own fan, as its label has few facts.
            title={`Same in ${ofStore > 2 ? 'all' : 'both'}${columns.length > ofStore ? ' new fans' : ''}`}
            rows={rows.filter(({ differs }) => !differs)}
            columns={columns}
          />
        )}
        {/* On paper only. */}
        <Row label="Notes" columns={columns.length} className="compare-notes" cells={columns.map(() => '')} />
      </table>
    </section>
  )
}
