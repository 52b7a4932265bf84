import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { codeFilePath } from '../../../catalogue/paths.ts'
import { sheetFacts } from '../../../catalogue/rules/hang/sheet-facts.ts'
import { fanInRoom } from '../../../catalogue/views/fan-in-room.ts'
import { finishChoice } from '../../../catalogue/views/finish-choice.ts'
import { fixtureOutline } from '../../../catalogue/views/fixture-outline.ts'
import { SPEC_LABELS } from '../../../catalogue/views/spec-rows.ts'
import { adoptStyles, printWithPictures } from '../../../client/dom.ts'
import { loadDrawing } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import drawing from '../../../drawing/drawing.css?inline'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { SceneDrawing } from '../../../drawing/SceneDrawing.tsx'
import { fanToScale, fixtureToScale } from '../../../drawing/to-scale/to-scale.ts'
import { type RoomKinds, roomName } from '../../fit/rooms/room-kinds.ts'
import { addressOf, chosenFinish, chosenSize, finishGroups, orderNumber, sizeText } from '../choices.ts'
import { columnOf } from '../compare.ts'
import { type Entries, type Entry, keyOf } from '../entries.ts'
import { type ProductRecord, productRecord } from '../records.ts'
import list from './print-list.css?inline'
import styles from './spec-sheet.css?inline'

adoptStyles(document, list)
adoptStyles(document, drawing + styles)

interface Sheet {
  entry: Entry
  product: Product
  record: ProductRecord
  drawn: DrawnLines | undefined
}

/** @throws Error if a record can't be loaded: an electrician would miss its sheet */
export async function loadSheets(
  entries: Entries,
  products: ReadonlyMap<string, Product>,
): Promise<readonly Sheet[]> {
  const sheets = entries.map(async (entry) => {
    const product = products.get(entry.productUrl)
    const record = product && (await productRecord(product.url))
    if (!record) return []
    const drawn = product.hasOutline && (await loadDrawing(product.productUrl))
    return [{ entry, product, record, drawn: drawn || undefined }]
  })
  return (await Promise.all(sheets)).flat()
}

/** The table of a sheet has no running cost: it is for who hangs the product. */
const NO_COST = { hoursADay: 0, centsPerKwh: 0 }

interface SheetProps extends Sheet {
  kinds: RoomKinds
  store?: ReactNode
}

function SpecSheet({ entry, product, record, drawn, kinds, store }: SheetProps) {
  const { quantity = 1, room = '' } = entry
  const chosen = chosenFinish(finishGroups(product), entry.finish)
  const size = chosenSize(product, entry.sizeInches)
  const { facts, sizes } = columnOf(record, size, NO_COST)
  const view = finishChoice(record, {}).views.find(({ key }) => key === chosen.key)
  const choice = [
    quantity > 1 && `${quantity} pieces`,
    chosen.label,
    size === undefined ? sizes : sizeText(size),
    orderNumber(product, chosen.slug, entry.sizeInches),
  ]
  const address = addressOf(product.url, { finish: chosen.slug, sizeInches: size })
  const scene =
    record.kind === 'fans'
      ? fanToScale(fanInRoom(size === undefined ? record : { ...record, sizes: [size] }), drawn?.drawing)
      : record.kind === 'fixtures'
        ? fixtureToScale(fixtureOutline(record), drawn?.drawing)
        : undefined
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
            <table>
              <tbody>
                {[...facts]
                  .filter(([key]) => key !== 'runningCost')
                  .map(([key, lines]) => (
                    <tr key={key}>
                      <th>{SPEC_LABELS[key]}</th>
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
        <div className="sheet-store">{store}</div>
        <div className="sheet-address">
          <img src={codeFilePath(product.url)} alt="" />
          <span>{location.host + address}</span>
        </div>
      </div>
    </div>
  )
}

interface Props {
  sheets: readonly Sheet[]
  kinds: RoomKinds
  store?: ReactNode
}

/** The spec sheets of a list, a page each. Prints itself. */
export default function SpecSheets({ sheets, ...others }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets are to be printed again
  useEffect(() => void printWithPictures('.printed-sheets img'), [sheets])
  return createPortal(
    <div className="printed-list printed-sheets" aria-hidden="true">
      {sheets.map((sheet) => (
        <SpecSheet key={keyOf(sheet.entry)} {...sheet} {...others} />
      ))}
    </div>,
    document.body,
  )
}
