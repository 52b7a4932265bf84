import type { ReactNode } from 'react'
import { KEEP_WORD } from '../../../catalogue/list-words.ts'
import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { unreadText } from '../../fit/rooms/unread-text.ts'
import type { ReadShortlist, Shortlist } from '../shortlist.ts'
import { countText, keyOf, MOST_ITEMS, notInCatalogText } from '../shortlist.ts'
import { EndedItems } from './EndedItems.tsx'

interface Props {
  read: ReadShortlist
  own: Shortlist
  /** The products on the received list that are no longer sold. */
  ended: readonly EndedProduct[]
  onKeep(items: Shortlist): void
  onDismiss(): void
  /** Whether the link was cut off on its way. */
  isCut?: boolean
  /** How many rooms and measures of it cannot be read. */
  unread?: number
  /** Its products. */
  children?: ReactNode
}

/** A list received by link, to be kept or used as it is. Products in its link that we do not sell are counted, never printed. */
export function ReceivedList(props: Props) {
  const { read, own, ended, isCut = false, unread = 0, children, onKeep, onDismiss } = props
  const kept = new Set(own.map(keyOf))
  const news = read.items.filter((item) => !kept.has(keyOf(item)))
  const room = MOST_ITEMS - own.length
  const unknown = read.unknown - ended.length
  const isEmpty = read.items.length === 0
  const sentences = [
    isEmpty && ended.length === 0 && 'This link has nothing from our catalog.',
    isEmpty && ended.length > 0 && 'We no longer sell what someone shared with you.',
    !isEmpty && `Someone shared ${countText(read.items.length)} with you.`,
    unknown > 0 && !(isEmpty && ended.length === 0) && notInCatalogText(unknown),
    read.beyond > 0 && `${read.beyond} more did not fit, as a list holds ${MOST_ITEMS}.`,
    isCut && 'The link was cut off on its way: ask for the rest of it.',
    unread > 0 && unreadText(unread),
    !isEmpty && news.length === 0 && 'They are all on your list already.',
    news.length > room && (room > 0 ? `Your list has room for ${room} of them.` : 'Your list is full.'),
  ]

  return (
    <>
      <section className="list-received">
        <p className="quiet">{sentences.filter(Boolean).join(' ')}</p>
        <p className="list-buttons">
          {news.length > 0 && room > 0 && (
            <button className="button" type="button" onClick={() => onKeep(news)}>
              {KEEP_WORD} these
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={onDismiss}>
            {own.length > 0 ? `Go to my list (${own.length})` : isEmpty ? 'Go to my list' : 'No, thanks'}
          </button>
        </p>
      </section>
      {children}
      <EndedItems ended={ended} />
    </>
  )
}
