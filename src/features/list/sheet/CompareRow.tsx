import { Fragment, type ReactElement } from 'react'
import { barLength, type ComparedRow } from '../comparison.ts'
import type { ComparedProduct } from '../listed-product.ts'

interface RowProps {
  label: string
  /** How many products are compared. */
  columns: number
  /** One for each column, or one for all; with a key. */
  cells: readonly ReactElement[]
  className?: string | undefined
}

/** A fact: its name above the columns, then what each product says. */
export const CompareRow = ({ label, columns, cells, className }: RowProps) => (
  <tbody className={className}>
    <tr>
      <th scope="rowgroup" colSpan={columns}>
        <span className="compare-label quiet">{label}</span>
      </th>
    </tr>
    <tr>
      {cells.map((cell) => (
        <td key={cell.key} colSpan={columns / cells.length}>
          {cell}
        </td>
      ))}
    </tr>
  </tbody>
)

/** A figure as a bar, to one scale for all products; none where it is unknown. The same figure is below as text. */
const FigureBar = ({ length }: { length: number | undefined }) =>
  length !== undefined && (
    <svg className="compare-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3.5H100" />
      <rect width={100 * length} height="4" />
    </svg>
  )

interface FactsProps {
  /** What the rows have in common. */
  title: string
  rows: readonly ComparedRow[]
  products: readonly ComparedProduct[]
}

/** Rows of facts under a heading: a cell for each product where they differ, one for all where they say the same. */
export const CompareFacts = ({ title, rows, products }: FactsProps) =>
  rows.length > 0 && (
    <>
      <tbody>
        <tr>
          <td className="compare-part" colSpan={products.length}>
            <h3>{title}</h3>
          </td>
        </tr>
      </tbody>
      {rows.map(({ key, label, cells, differs }) => (
        <CompareRow
          key={key}
          label={label}
          columns={products.length}
          className={differs ? undefined : 'compare-same'}
          cells={(differs ? products : products.slice(0, 1)).map(({ productUrl, figures }, index) => (
            <div key={productUrl}>
              {cells[index]?.map((line, row) => (
                <Fragment key={line}>
                  {differs && <FigureBar length={barLength(products, key, figures[key]?.[row])} />}
                  <p>{line}</p>
                </Fragment>
              ))}
            </div>
          ))}
        />
      ))}
    </>
  )
