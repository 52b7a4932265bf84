import { roomName } from '../../fit/rooms.ts'
import { requestedMeasures } from '../../fit/visitor.ts'
import { inWalkOrder, VisitPlan, type VisitPlanProps } from '../../message/VisitPlan.tsx'
import { chosenIn } from '../choices.ts'
import { keyOf, withProducts } from '../entries.ts'
import type { Products } from '../records.ts'
import { EntryPicture } from './EntryRow.tsx'
import { Paper, PaperHead } from './Paper.tsx'

interface Props extends Omit<VisitPlanProps, 'products'> {
  title: string
  products: Products
}

/** The list on paper, seven products on a page, each with its spot in the showroom and space for notes. */
export default function PrintedList({ title, entries, products, rooms, kinds }: Props) {
  const found = inWalkOrder(
    withProducts(entries, products).map((one) => ({ ...one, onDisplayAt: one.product.onDisplayAt })),
  )
  const all = found.map(({ product }) => product)
  return (
    <Paper className="is-list">
      <PaperHead title={title} lines={requestedMeasures(all)} />
      <ol>
        {found.map(({ entry, product }) => {
          const { quantity = 1, room = '' } = entry
          const { finish, facts, number } = chosenIn(product, entry)
          const lines = [
            finish.label,
            [quantity > 1 && `${quantity} pieces`, roomName(kinds, room)].filter(Boolean).join(', '),
            facts.join(' · '),
            number,
            product.onDisplayAt && `In the showroom: ${product.onDisplayAt}`,
          ].filter(Boolean)
          return (
            <li key={keyOf(entry)}>
              <EntryPicture {...{ product, finish }} />
              <div>
                <h2>{product.title}</h2>
                <p className="label">{product.manufacturer}</p>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <p className="printed-notes">Notes</p>
            </li>
          )
        })}
      </ol>
      <VisitPlan {...{ entries, rooms, kinds }} products={all} />
    </Paper>
  )
}
