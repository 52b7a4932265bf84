import type { CSSProperties, ReactNode } from 'react'
import { listed } from '../../../catalogue/rules/numbers.ts'
import { BesidePerson, widestInches } from '../../../drawing/to-scale/BesidePerson.tsx'
import { sizeText } from '../choices.ts'
import type { Column, ComparedRow, Comparison } from '../compare.ts'
import type { Entry } from '../entries.ts'
import { FinishDots, FinishSelects, SizeSelect } from './EntryRow.tsx'
import { CloseButton } from './SheetHead.tsx'

interface RowProps {
  label: string
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

interface Props {
  compared: Comparison
  onlyDifferences: boolean
  onChoose(next: Entry): void
  onRemove(productUrl: string): void
}

/** A column for each product, a heading above each row of facts; rows that differ come first. */
export function CompareTable({ compared, onlyDifferences, onChoose, onRemove }: Props) {
  const { columns, rows } = compared
  const widest = widestInches(columns)
  const ofStore = columns.filter(({ chosen }) => chosen).length

  return (
    // Safari reaches what scrolls by keyboard only with a tabindex.
    <section className="compare-scroll" aria-labelledby="my-list-title" tabIndex={0}>
      <table style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="visually-hidden">
          {listed(columns.map(({ title }) => title))} side by side, differences first
        </caption>
        <thead>
          <tr>
            {columns.map(({ productUrl, title, manufacturer, chosen }) => (
              <th key={productUrl} scope="col">
                {chosen?.view && <img src={chosen.view.picture} width={96} height={96} alt="" />}
                {chosen ? <a href={chosen.address}>{title}</a> : <b>{title}</b>}
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
            cells={columns.map(({ productUrl, spans, sizes, chosen }) =>
              chosen && spans.length > 1 ? (
                <SizeSelect key={productUrl} {...chosen} onChange={onChoose} />
              ) : (
                <p key={productUrl}>{sizes}</p>
              ),
            )}
          />
        )}
        <Facts title="Differences" rows={rows.filter(({ differs }) => differs)} columns={columns} />
        <Row
          label="Finish"
          columns={columns.length}
          className="compare-finishes"
          cells={columns.map(
            ({ productUrl, chosen }) =>
              chosen && (
                <div key={productUrl}>
                  <FinishSelects {...chosen} onChange={onChoose} />
                  <p>
                    <FinishDots colours={chosen.finish.colours} /> {chosen.finish.label}
                  </p>
                  {chosen.view?.note && <p className="quiet">{chosen.view.note}</p>}
                </div>
              ),
          )}
        />
        <Row
          label={columns[0]?.fixture ? 'Drawn to scale' : 'Blade spans drawn to scale'}
          columns={columns.length}
          className="compare-drawings"
          cells={columns.map((column) => (
            <figure key={column.productUrl}>
              <BesidePerson
                product={column}
                own={column.chosen?.drawn}
                size={column.chosen?.size}
                widestInches={widest}
              />
              <figcaption>
                {column.chosen?.size === undefined ? column.sizes : sizeText(column.chosen.size)}
                {!column.chosen?.drawn && ' (outline only)'}
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
        <Row label="Notes" columns={columns.length} className="compare-notes" cells={columns.map(() => '')} />
      </table>
    </section>
  )
}
