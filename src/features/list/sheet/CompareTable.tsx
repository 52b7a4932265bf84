import type { CSSProperties, ReactNode } from 'react'
import { listed } from '../../../catalogue/rules/numbers.ts'
import { BesidePerson, widestInches } from '../../../drawing/to-scale/BesidePerson.tsx'
import { sizeText } from '../choices.ts'
import type { Column, Comparison } from '../compare.ts'
import type { Entry } from '../entries.ts'
import { FinishDots, FinishSelects, SizeSelect } from './EntryRow.tsx'
import { CloseButton } from './SheetHead.tsx'

interface Props {
  compared: Comparison
  onlyDifferences: boolean
  /** Missing on paper, as is `onRemove`. */
  onChoose?(next: Entry): void
  onRemove?(productUrl: string): void
}

/** A column for each product, a heading above each row of facts; rows that differ come first. */
export function CompareTable({ compared, onlyDifferences, onChoose, onRemove }: Props) {
  const { columns, differing, same } = compared
  const shownSame = onlyDifferences ? [] : same
  const widest = widestInches(columns)
  const ofStore = columns.filter(({ chosen }) => chosen).length

  /** @param over the columns that have a cell; a single one is as wide as all */
  const row = (
    label: string,
    cellOf: (column: Column, at: number) => ReactNode,
    className?: string,
    over: readonly Column[] = columns,
  ) => (
    <tbody key={label} className={className}>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          <span className="compare-label quiet">{label}</span>
        </th>
      </tr>
      <tr>
        {over.map((column, at) => (
          <td key={column.productUrl} colSpan={columns.length / over.length}>
            {cellOf(column, at)}
          </td>
        ))}
      </tr>
    </tbody>
  )

  const part = (title: string) => (
    <tbody key={title}>
      <tr>
        <td className="compare-part" colSpan={columns.length}>
          <h3>{title}</h3>
        </td>
      </tr>
    </tbody>
  )

  return (
    <table className="compare-table" style={{ '--columns': columns.length } as CSSProperties}>
      <caption className="visually-hidden">
        {listed(columns.map(({ title }) => title))} side by side, differences first
      </caption>
      <thead>
        <tr>
          {columns.map(({ productUrl, title, manufacturer, chosen }) => (
            <th key={productUrl} scope="col">
              {chosen?.view && <img src={chosen.view.picture} width={96} height={96} alt="" />}
              {chosen ? <a href={chosen.address}>{title}</a> : <b>{title}</b>}
              <p className="label">{manufacturer}</p>
              {onRemove && (
                <CloseButton
                  className="list-remove"
                  label={`Remove ${title}`}
                  onClick={() => onRemove(productUrl)}
                />
              )}
            </th>
          ))}
        </tr>
      </thead>
      {onChoose &&
        columns.some(({ spans }) => spans.length > 1) &&
        row('Size', ({ spans, sizes, chosen }) =>
          chosen && spans.length > 1 ? <SizeSelect {...chosen} onChange={onChoose} /> : sizes,
        )}
      {differing.length > 0 && part('Differences')}
      {differing.map(({ label, cells }) =>
        row(label, (_, at) =>
          cells[at]?.map(({ text, bar, best }) => (
            <div key={text}>
              {bar !== undefined && <div className="compare-bar" style={{ '--bar': bar } as CSSProperties} />}
              <p>{best ? <b>{text}</b> : text}</p>
              {best && <p className="compare-best">{best}</p>}
            </div>
          )),
        ),
      )}
      {row(
        'Finish',
        ({ chosen }) =>
          chosen && (
            <>
              {onChoose && <FinishSelects {...chosen} onChange={onChoose} />}
              <p className="list-finish">
                <FinishDots colours={chosen.finish.colours} /> {chosen.finish.label}
              </p>
              {chosen.view?.note && <p className="quiet">{chosen.view.note}</p>}
            </>
          ),
      )}
      {row(columns[0]?.fixture ? 'Drawn to scale' : 'Blade spans drawn to scale', (column) => (
        <figure>
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
      {columns.some(({ onDisplayAt }) => onDisplayAt) &&
        row('In the showroom', ({ productUrl, onDisplayAt = productUrl && 'Ask us.' }) => onDisplayAt)}
      {shownSame.length > 0 &&
        // Without the visitor's own fan, as its label has few facts.
        part(`Same in ${ofStore > 2 ? 'all' : 'both'}${columns.length > ofStore ? ' new fans' : ''}`)}
      {shownSame.map(({ label, cells }) =>
        row(
          label,
          // The last column is never the visitor's own fan.
          () => cells.at(-1)?.map(({ text }) => <p key={text}>{text}</p>),
          'compare-same',
          columns.slice(-1),
        ),
      )}
      {!onChoose && row('Notes', () => '', 'compare-notes')}
    </table>
  )
}
