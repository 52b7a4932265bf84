import { Fragment } from 'react'
import { type ComparedRow, highestFigure } from '../comparison.ts'
import type { ListedProduct } from '../listed-product.ts'
import { CompareRow } from './CompareRow.tsx'
import { FigureBar } from './FigureBar.tsx'

interface Props {
  /** What the rows have in common. */
  title: string
  rows: readonly ComparedRow[]
  products: readonly ListedProduct[]
}

/** Rows of facts under a heading: a cell for each product where they differ, one for all where they say the same. */
export const CompareFacts = ({ title, rows, products }: Props) =>
  rows.length > 0 && (
    <>
      <tbody>
        <tr>
          <td className="compare-part" colSpan={products.length}>
            <h3>{title}</h3>
          </td>
        </tr>
      </tbody>
      {rows.map(({ label, cells, differs }) => (
        <CompareRow
          key={label}
          label={label}
          columns={products.length}
          className={differs ? undefined : 'compare-same'}
          cells={(differs ? products : products.slice(0, 1)).map(({ productUrl, figures }, index) => (
            <div key={productUrl}>
              {cells[index]?.map((line, row) => (
                <Fragment key={line}>
                  {differs && (
                    <FigureBar figure={figures[label]?.[row]} highest={highestFigure(products, label)} />
                  )}
                  <p>{line}</p>
                </Fragment>
              ))}
            </div>
          ))}
        />
      ))}
    </>
  )
