import type { ReactNode } from 'react'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { finishChoice } from '../../../catalogue/views/finish-choice.ts'
import type { Product } from '../../../client/products.ts'
import { useLoaded } from '../../../client/react.tsx'
import {
  type ChosenFinish,
  chosenFinish,
  chosenIn,
  chosenSize,
  finishGroups,
  pictureOfFinish,
  sizesToChoose,
  sizeText,
  withOption,
} from '../choices.ts'
import { type Entry, keyOf } from '../entries.ts'
import type { Listed } from '../judge.ts'
import { productRecord } from '../records.ts'
import { removeEntry } from '../saved-list.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { CloseButton, removeFocused } from './SheetHead.tsx'

export const FinishDots = ({ colours }: { colours: readonly string[] }) =>
  colours.map((colour, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: body and blades may have one color.
    <svg key={index} className="list-dot" viewBox="0 0 20 20" width="15" height="15" aria-hidden="true">
      <circle cx="10" cy="10" r="9.25" fill={colour} />
    </svg>
  ))

/** A product in its chosen finish. Until the picture of another finish than the main one's is known, its space is empty. */
export function EntryPicture({ product, finish }: { product: Product; finish: ChosenFinish }) {
  const { url, picture } = product
  const { slug, key } = finish
  const record = useLoaded(slug ? url : undefined, productRecord)
  if (slug && record === 'loading') return <picture />
  const own = slug && typeof record === 'object' && pictureOfFinish(finishChoice(record, {}), key)
  return (
    <picture>
      {!own && <source type="image/avif" srcSet={picture.avifSet} sizes="5rem" />}
      <img src={own || picture.src} width={80} height={80} alt="" loading="lazy" />
    </picture>
  )
}

interface ChoiceProps {
  product: Product
  entry: Entry
  onChange(next: Entry): void
}

/** The finish of a product that comes in several, or the body's and the blades'. */
export function FinishSelects({ product, entry, onChange }: ChoiceProps) {
  const groups = finishGroups(product)
  const chosen = chosenFinish(groups, entry.finish).key.split('-')
  return groups.map(
    ({ label, options }, group) =>
      options.length > 1 && (
        <ChoiceAtOnce
          key={label}
          label={`${label} of ${product.title}`}
          value={chosen[group] ?? ''}
          onChoose={(option) =>
            onChange({ ...entry, finish: withOption(groups, entry.finish, group, Number(option)) })
          }
        >
          {options.map((option, index) => (
            <option key={option.slug} value={index}>
              {option.label}
            </option>
          ))}
        </ChoiceAtOnce>
      ),
  )
}

export function SizeSelect({ product, entry, onChange }: ChoiceProps) {
  const sizes = sizesToChoose(product)
  if (sizes.length === 0) return null
  return (
    <ChoiceAtOnce
      label={`Size of ${product.title}`}
      value={String(chosenSize(product, entry.sizeInches) ?? '')}
      onChoose={(size) => onChange({ ...entry, sizeInches: Number(size) })}
    >
      <option value="">Choose a size</option>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {sizeText(size)}
        </option>
      ))}
    </ChoiceAtOnce>
  )
}

interface RowProps {
  row: Listed
  isOwn?: boolean
  tools?(row: Listed): ReactNode
}

function EntryRow({ row, isOwn, tools }: RowProps) {
  const { entry, product } = row
  const verdict = row.judged?.verdict
  const { title, manufacturer } = product
  const { quantity = 1 } = entry
  const { finish, number, facts, address } = chosenIn(product, entry)
  return (
    <li className="list-entry" data-entry={keyOf(entry)}>
      <EntryPicture {...{ product, finish }} />
      <div>
        <h4>
          {quantity > 1 && `${quantity} × `}
          <a href={address}>{title}</a>
        </h4>
        <p className="label">{manufacturer}</p>
        <p className="list-finish">
          <FinishDots colours={finish.colours} />
          {finish.label}
        </p>
        {number && <p className="quiet unbroken">{number}</p>}
        <p className="quiet facts">
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
        {verdict && (
          <p className={verdict.suits ? 'list-verdict' : 'list-verdict room-fault'}>
            {noBreakUnits(verdict.text)}
          </p>
        )}
      </div>
      {isOwn && (
        <CloseButton
          className="list-remove"
          label={`Remove ${title}`}
          onClick={({ currentTarget }) => {
            removeFocused(currentTarget.closest('section'), () => removeEntry(entry, title))
          }}
        />
      )}
      {tools && <div className="list-tools side-by-side">{tools(row)}</div>}
    </li>
  )
}

export function EntryList({ rows, ...props }: Omit<RowProps, 'row'> & { rows: readonly Listed[] }) {
  const seen = new Map<string, number>()
  return (
    // Safari drops the list role of lists without bullets.
    <ul role="list">
      {rows.map((row) => {
        const { productUrl } = row.product
        // The row stays the same while a size is chosen.
        const place = (seen.get(productUrl) ?? 0) + 1
        seen.set(productUrl, place)
        return <EntryRow key={`${productUrl} ${place}`} {...{ row, ...props }} />
      })}
    </ul>
  )
}
