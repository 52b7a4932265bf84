import { useEffect, useMemo, useRef } from 'react'
import closeIcon from '../../../icons/close.svg?raw'
import { requestedSearches } from '../../fit/visitor.ts'
import { namesIn, printList, readList, roomsFor, without } from '../../list/entries.ts'
import type { Further } from '../../message/contact-fields.ts'
import { describeList } from '../../message/message-list.ts'
import type { ProductNames } from '../../message/product-names.ts'

interface Chip {
  label: string
  /** For the button's name: "Alder 52", "the room". */
  name: string
  rest: Partial<Further>
}

interface Props {
  posted: Further
  names: ProductNames | 'loading' | 'failed'
  onChange(changes: Partial<Further>): void
}

const NOT_LOADED = 'We couldn’t load the names of your products, but we’ll get them with your message.'

/** The products and dimensions sent with a message, each with a remove button. Sending never waits for this. */
export function EnclosedList({ posted, names, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)
  const loadedNames = typeof names === 'object' ? names : undefined
  const { groups, measures, notes } = useMemo(
    () => describeList(posted, loadedNames, location.origin),
    [posted, loadedNames],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a removed room or spot stays removed.
  useEffect(() => {
    if (!loadedNames) return
    const listed = namesIn(posted.contactFormList)
    const products = loadedNames.products.filter(({ productUrl }) => listed.includes(productUrl))
    onChange({ contactFormMeasures: requestedSearches(products).join(' ') })
  }, [loadedNames])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change.
  useEffect(() => {
    if (!isRemoved.current) return
    isRemoved.current = false
    container.current?.querySelector('button')?.focus()
  }, [posted])

  const { entries } = readList(posted.contactFormList)
  const remove = (rest: Partial<Further>) => {
    // Without a list, this section goes.
    if (rest.contactFormList === '') document.getElementById('contactFormMessage')?.focus()
    else isRemoved.current = true
    onChange(rest)
  }
  const chips = (list: readonly Chip[]) => (
    // Safari drops the list role of lists without bullets.
    <ul role="list">
      {list.map(({ label, name, rest }) => (
        <li key={label}>
          {label}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => remove(rest)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icon.
            dangerouslySetInnerHTML={{ __html: closeIcon }}
          />
        </li>
      ))}
    </ul>
  )
  const productChip = ({ item, title, label }: (typeof groups)[number]['lines'][number]): Chip => {
    const left = without(entries, item)
    const rest = {
      contactFormList: printList(left),
      contactFormRooms: roomsFor(left, posted.contactFormRooms),
    }
    return { label, name: title, rest }
  }
  const sold = groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ isSold }) => isSold) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <div className="contact-form-enclosed" ref={container} data-enclosed>
      {loadedNames && sold.length > 0 && (
        <>
          <h3>Sent with your message</h3>
          {sold.map(({ heading, lines }) => (
            <div key={heading ?? ''}>
              {heading && <h4>{heading}</h4>}
              {chips(lines.map(productChip))}
            </div>
          ))}
          {measures.length > 0 &&
            chips(
              measures.map(({ search, text }) => ({
                label: text,
                name: `the ${text.slice(0, text.indexOf(':')).toLowerCase()}`,
                rest: {
                  contactFormMeasures: measures
                    .flatMap((one) => (one.search === search ? [] : one.search))
                    .join(' '),
                },
              })),
            )}
        </>
      )}
      <p className="quiet" role="status">
        {names === 'failed' && NOT_LOADED}
      </p>
      {notes.map((note) => (
        <p className="quiet" key={note}>
          {note}
        </p>
      ))}
    </div>
  )
}
