import type { CSSProperties, ReactNode } from 'react'
import { listed } from '../../../catalogue/rules/numbers.ts'
import { BesidePerson, widestInches } from '../../../drawing/to-scale/BesidePerson.tsx'
import { sizeText } from '../choices.ts'
import type { ComparedRow, Comparison } from '../compare.ts'
import type { Entry } from '../entries.ts'
import { FinishDots, FinishSelects, SizeSelect } from './EntryRow.tsx'
import { CloseButton } from './SheetHead.tsx'

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

  /** @param cells one for each column, or one for all */
  const row = (label: string, cells: readonly ReactNode[], className?: string) => (
    <tbody key={label} className={className}>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          <span className="compare-label quiet">{label}</span>
        </th>
      </tr>
      <tr>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column's own.
          <td key={at} colSpan={columns.length / cells.length}>
            {cell}
          </td>
        ))}
      </tr>
    </tbody>
  )

  const part = (title: string, facts: readonly ComparedRow[]) =>
    facts.length > 0 && (
      <>
        <tbody>
          <tr>
            <td className="compare-part" colSpan={columns.length}>
              <h3>{title}</h3>
            </td>
          </tr>
        </tbody>
        {facts.map(({ label, cells, differs }) =>
          differs
            ? row(
                label,
                cells.map((lines) =>
                  lines.map(({ text, bar, best }) => (
                    <div key={text}>
                      {bar !== undefined && (
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
                      <p>
                        {best ? <b>{text}</b> : text} {best && <span className="compare-best">{best}</span>}
                      </p>
                    </div>
                  )),
                ),
              )
            : // The last column is never the visitor's own fan.
              row(label, [cells.at(-1)?.map(({ text }) => <p key={text}>{text}</p>)], 'compare-same'),
        )}
      </>
    )

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
        {columns.some(({ spans }) => spans.length > 1) &&
          row(
            'Size',
            columns.map(({ productUrl, spans, sizes, chosen }) =>
              chosen && spans.length > 1 ? (
                <SizeSelect key={productUrl} {...chosen} onChange={onChoose} />
              ) : (
                <p key={productUrl}>{sizes}</p>
              ),
            ),
            'compare-sizes',
          )}
        {part(
          'Differences',
          rows.filter(({ differs }) => differs),
        )}
        {row(
          'Finish',
          columns.map(
            ({ chosen }) =>
              chosen && (
                <>
                  <FinishSelects {...chosen} onChange={onChoose} />
                  <p>
                    <FinishDots colours={chosen.finish.colours} /> {chosen.finish.label}
                  </p>
                  {chosen.view?.note && <p className="quiet">{chosen.view.note}</p>}
                </>
              ),
          ),
          'compare-finishes',
        )}
        {row(
          columns[0]?.fixture ? 'Drawn to scale' : 'Blade spans drawn to scale',
          columns.map((column) => (
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
          )),
          'compare-drawings',
        )}
        {columns.some(({ onDisplayAt }) => onDisplayAt) &&
          row(
            'In the showroom',
            columns.map(({ productUrl, onDisplayAt = productUrl && 'Ask us.' }) => (
              <p key={productUrl}>{onDisplayAt}</p>
            )),
          )}
        {!onlyDifferences &&
          part(
            // Without the visitor's own fan, as its label has few facts.
            `Same in ${ofStore > 2 ? 'all' : 'both'}${columns.length > ofStore ? ' new fans' : ''}`,
            rows.filter(({ differs }) => !differs),
          )}
        {row(
          'Notes',
          columns.map(() => ''),
          'compare-notes',
        )}
      </table>
    </section>
  )
}
