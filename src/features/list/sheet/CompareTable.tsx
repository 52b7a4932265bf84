import type { CSSProperties } from 'react'
import { widestInches } from '../../../drawing/to-scale/BesidePerson.tsx'
import { chosenFinish } from '../chosen-finish.ts'
import { chosenSize } from '../chosen-size.ts'
import type { ComparedProduct } from '../listed-product.ts'
import { itemOf, type Shortlist, type ShortlistItem } from '../shortlist.ts'
import { FinishChips, SizeChips } from './Chips.tsx'
import { CompareHead, ComparePicture } from './CompareHead.tsx'
import { CompareFacts, CompareRow } from './CompareRow.tsx'
import { ToScale } from './ToScale.tsx'
import type { Compared } from './use-compared.ts'

interface Props {
  compared: Compared
  items: Shortlist
  wantsDifferences: boolean
  /** Another finish or size of a product is chosen. */
  onChoose(item: ShortlistItem): void
  onRemove(productUrl: string): void
}

/** A column for each product, a heading above each row of facts; rows that differ come first, with a heading of their own. */
export function CompareTable({ compared, items, wantsDifferences, onChoose, onRemove }: Props) {
  const { products, rows, groups, drawings } = compared
  const widest = widestInches(products)
  const groupsOf = (productUrl: string) => groups.get(productUrl) ?? []
  const itemOfColumn = (productUrl: string) => itemOf(items, productUrl) ?? { productUrl }
  const chosen = (productUrl: string) => chosenFinish(groupsOf(productUrl), itemOfColumn(productUrl).finish)
  const size = (product: ComparedProduct) =>
    chosenSize({ ...product, sizes: product.spans }, itemOfColumn(product.productUrl).sizeInches)
  const columns = products.length

  return (
    // Safari reaches what scrolls by keyboard only with a tabindex.
    <section className="compare-scroll" aria-labelledby="my-list-title" tabIndex={0}>
      <table style={{ '--columns': columns } as CSSProperties}>
        <caption className="visually-hidden">
          {products.map(({ title }) => title).join(', ')} side by side, differences first
        </caption>
        <thead>
          <tr>
            {products.map(({ productUrl, finishes }) => (
              <td key={productUrl}>
                <ComparePicture finishes={finishes} chosen={chosen(productUrl)} />
              </td>
            ))}
          </tr>
          <tr>
            {products.map((product) => (
              <CompareHead
                key={product.productUrl}
                product={product}
                finish={chosen(product.productUrl).slug}
                sizeInches={size(product)}
                onRemove={() => onRemove(product.productUrl)}
              />
            ))}
          </tr>
        </thead>
        <CompareRow
          label="Finish"
          columns={columns}
          cells={products.map(({ productUrl, title }) => (
            <div key={productUrl}>
              <FinishChips
                groups={groupsOf(productUrl)}
                finish={chosen(productUrl).slug}
                title={title}
                onChoose={(finish) => onChoose({ ...itemOfColumn(productUrl), finish })}
              />
              <p>{chosen(productUrl).label}</p>
            </div>
          ))}
        />
        {products.some(({ spans }) => spans.length > 1) && (
          <CompareRow
            label="Size"
            columns={columns}
            className="compare-sizes"
            cells={products.map((product) => (
              <SizeChips
                key={product.productUrl}
                product={product}
                size={size(product)}
                onChoose={(sizeInches) => onChoose({ ...itemOfColumn(product.productUrl), sizeInches })}
              />
            ))}
          />
        )}
        <CompareRow
          label={products[0]?.outline ? 'To one scale' : 'Blade spans to one scale'}
          columns={columns}
          className="compare-drawings"
          cells={products.map((product) => (
            <ToScale
              key={product.productUrl}
              product={product}
              own={drawings.get(product.productUrl)}
              size={size(product)}
              widestInches={widest}
            />
          ))}
        />
        <CompareFacts title="What differs" rows={rows.filter(({ differs }) => differs)} products={products} />
        {products.some(({ onDisplayAt }) => onDisplayAt) && (
          <CompareRow
            label="In the showroom"
            columns={columns}
            cells={products.map(({ productUrl, onDisplayAt = productUrl && 'Ask us.' }) => (
              <p key={productUrl}>{onDisplayAt}</p>
            ))}
          />
        )}
        {!wantsDifferences && (
          <CompareFacts
            title={columns > 2 ? 'The same in all' : 'The same in both'}
            rows={rows.filter(({ differs }) => !differs)}
            products={products}
          />
        )}
        {/* On paper only. */}
        <CompareRow
          label="Notes"
          columns={columns}
          className="compare-notes"
          cells={products.map(({ productUrl }) => <div key={productUrl} />)}
        />
      </table>
    </section>
  )
}
