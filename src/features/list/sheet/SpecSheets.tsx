import { codeFilePath } from '../../../catalogue/paths.ts'
import { sheetFacts } from '../../../catalogue/rules/hang/sheet-facts.ts'
import { fanInRoom } from '../../../catalogue/views/fan-in-room.ts'
import { SPEC_LABELS } from '../../../catalogue/views/spec-rows.ts'
import { adoptStyles } from '../../../client/dom.ts'
import drawing from '../../../drawing/drawing.css?inline'
import { SceneDrawing } from '../../../drawing/SceneDrawing.tsx'
import { fanToScale, fixtureToScale } from '../../../drawing/to-scale/to-scale.ts'
import { type RoomKinds, roomName } from '../../fit/rooms.ts'
import { sizeText } from '../choices.ts'
import { chosenProduct, columnOf } from '../compare.ts'
import { type Entries, type Entry, keyOf, withProducts } from '../entries.ts'
import { listFacts } from '../list-facts.ts'
import { type KnownProduct, loadKnown, type Products } from '../records.ts'
import { Paper, PrintedStore } from './Paper.tsx'
import styles from './spec-sheet.css?inline'

adoptStyles(drawing + styles)

interface Props {
  known: KnownProduct
  entry: Entry
  kinds: RoomKinds
}

function SpecSheet({ entry, known, kinds }: Props) {
  const { quantity = 1, room = '' } = entry
  const { record } = known
  const { product, drawn, view, finish, size, number, address } = chosenProduct(known, entry)
  const { facts, sizes } = columnOf(record, listFacts().runningCost, size)
  const choice = [
    quantity > 1 && `${quantity} pieces`,
    finish.label,
    size === undefined ? sizes : sizeText(size),
    number,
  ]
  const scene =
    record.kind === 'fans'
      ? fanToScale(fanInRoom(size === undefined ? record : { ...record, sizes: [size] }), drawn?.drawing)
      : fixtureToScale(record, drawn?.drawing)
  return (
    <div className="column">
      <article className="finishes">
        <header>
          <h1>{product.title}</h1>
          <p className="label">{product.manufacturer}</p>
          <p>{choice.filter(Boolean).join(' · ')}</p>
        </header>
        <div className="media">{view && <img src={view.picture} alt="" />}</div>
        <div className="details">
          <div className="specs">
            <table className="guide-table">
              <tbody>
                {[...facts].map(([key, lines]) => (
                  <tr key={key}>
                    <th className="key">{SPEC_LABELS[key]}</th>
                    <td>{lines.join('\n')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </article>
      <dl className="sheet-facts">
        {sheetFacts(record).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="to-scale">
        {scene && (
          <figure>
            <SceneDrawing scene={scene} lines={drawn?.lines} />
            <figcaption>{scene.caption}</figcaption>
          </figure>
        )}
      </section>
      <div className="sheet-foot">
        <p>Project</p>
        <p>{['Room', roomName(kinds, room)].filter(Boolean).join(': ')}</p>
        <p>Notes</p>
        <div className="sheet-store">
          <PrintedStore />
        </div>
        <div className="sheet-address">
          <img src={codeFilePath(product.url)} alt="" />
          <span>{location.host + address}</span>
        </div>
      </div>
    </div>
  )
}

/** @throws Error if a record can't be loaded: an electrician would miss its sheet */
export async function sheetsPaper(entries: Entries, kinds: RoomKinds, products: Products) {
  const named = entries.flatMap(({ productUrl }) => products.get(productUrl) ?? [])
  const records = await loadKnown(named)
  return (
    <Paper className="is-sheets">
      {withProducts(entries, records).map(({ entry, product }) => (
        <SpecSheet key={keyOf(entry)} {...{ entry, kinds }} known={product} />
      ))}
    </Paper>
  )
}
