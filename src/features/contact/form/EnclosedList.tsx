import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import closeIcon from '../../../icons/close.svg?raw'
import { requestedSearches } from '../../fit/visitor.ts'
import { namesIn, printList, readList, without } from '../../list/entries.ts'
import { roomsFor } from '../../list/house.ts'
import type { Further } from '../../message/contact-fields.ts'
import { describeList } from '../../message/message-list.ts'
import type { ProductNames } from '../../message/product-names.ts'

interface Props {
  posted: Further
  names: ProductNames | 'loading' | 'failed'
  onChange(changes: Partial<Further>): void
}

const NOT_LOADED = 'We couldn’t load the names of your products, but we’ll get them with your message.'

/** The products and dimensions sent with a message, each with a remove button. Sending never waits for this. */
export function EnclosedList({ posted, names, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const loadedNames = typeof names === 'object' ? names : undefined
  const { groups, measures, notes } = describeList(posted, loadedNames, location.origin)
  const { entries } = readList(posted.contactFormList)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a removed room or spot stays removed.
  useEffect(() => {
    if (!loadedNames) return
    const listed = namesIn(posted.contactFormList)
    const products = loadedNames.products.filter(({ productUrl }) => listed.includes(productUrl))
    onChange({ contactFormMeasures: requestedSearches(products).join(' ') })
  }, [loadedNames])

  /** @param name completes the button's name: "Alder 52", "the room" */
  const chip = (label: string, name: string, rest: Partial<Further>) => (
    <li key={label}>
      {label}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          flushSync(() => onChange(rest))
          // Without a list, this section is gone.
          const next = container.current?.querySelector('button')
          ;(next ?? document.getElementById('contactFormMessage'))?.focus()
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icon.
        dangerouslySetInnerHTML={{ __html: closeIcon }}
      />
    </li>
  )
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
              {/* Safari drops the list role of lists without bullets. */}
              <ul role="list">
                {lines.map(({ item, title, label }) => {
                  const left = without(entries, item)
                  const rooms = roomsFor(left, posted.contactFormRooms)
                  return chip(label, title, { contactFormList: printList(left), contactFormRooms: rooms })
                })}
              </ul>
            </div>
          ))}
          {measures.length > 0 && (
            <ul role="list">
              {measures.map(({ search, text }) => {
                const others = measures.filter((one) => one.search !== search)
                return chip(text, `the ${text.slice(0, text.indexOf(':')).toLowerCase()}`, {
                  contactFormMeasures: others.map((one) => one.search).join(' '),
                })
              })}
            </ul>
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
