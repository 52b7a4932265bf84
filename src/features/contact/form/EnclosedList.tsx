import { useEffect, useMemo, useRef, useState } from 'react'
import closeIcon from '../../../icons/close.svg?raw'
import { requestedSearches } from '../../fit/visitor.ts'
import { printList, readList, roomsFor, without } from '../../list/entries.ts'
import { describeList, NAMES_FILE, type PostedList, type ProductNames } from '../../message/message-list.ts'

interface Chip {
  label: string
  /** For the button's name: "Alder 52", "the room". */
  name: string
  rest: PostedList
}

interface Props {
  posted: PostedList
  onChange(posted: PostedList): void
  onNames(names: ProductNames): void
}

const NOT_LOADED = 'We couldn’t load the names of your products, but we’ll get them with your message.'

async function loadNames(): Promise<ProductNames> {
  const answer = await fetch(NAMES_FILE)
  if (!answer.ok) throw new Error(`${NAMES_FILE} answered ${answer.status}.`)
  return answer.json()
}

/** The products and dimensions sent with a message, each with a remove button. Sending never waits for this. */
export function EnclosedList({ posted, onChange, onNames }: Props) {
  const [names, setNames] = useState<ProductNames | 'failed'>()
  const container = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)
  const loadedNames = names === 'failed' ? undefined : names
  const { groups, measures, notes } = useMemo(
    () => describeList(posted, loadedNames, location.origin),
    [posted, loadedNames],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a removed room or spot stays removed.
  useEffect(() => {
    loadNames()
      .then((loaded) => {
        const items = describeList(posted, loaded, '').groups.flatMap(({ lines }) => lines)
        const products = loaded.products.filter(({ productUrl }) =>
          items.some(({ item }) => item.productUrl === productUrl),
        )
        onChange({ ...posted, measures: requestedSearches(window, products).join(' ') })
        setNames(loaded)
        onNames(loaded)
      })
      .catch(() => setNames('failed'))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change.
  useEffect(() => {
    if (!isRemoved.current) return
    isRemoved.current = false
    container.current?.querySelector('button')?.focus()
  }, [posted])

  const { entries } = readList(posted.list)
  const remove = (rest: PostedList) => {
    // Without a list, this section goes.
    if (rest.list === '') document.getElementById('contactFormMessage')?.focus()
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
    const rest = { ...posted, list: printList(left), rooms: roomsFor(left, posted.rooms) }
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
                  ...posted,
                  measures: posted.measures
                    .split(' ')
                    .filter((one) => one !== search)
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
