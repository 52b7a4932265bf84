import { counted } from '../../../catalogue/rules/counted.ts'
import { isRatedFor } from '../../../catalogue/rules/location-note.ts'
import { measuresText } from '../../fit/rooms/measures-text.ts'
import { NO_ROOM_YET, roomName } from '../../fit/rooms/room-kinds.ts'
import { unreadText } from '../../fit/rooms/unread-text.ts'
import { chosenFinish, finishGroups } from '../../list/chosen-finish.ts'
import { chosenSize, sizeText } from '../../list/chosen-size.ts'
import { type FoundItem, foundItems } from '../../list/found-item.ts'
import { sectionsOf } from '../../list/house/house-sections.ts'
import { type Shortlist, withoutItem } from '../../list/shortlist.ts'
import { MAX_CHARACTERS } from '../../message/contact-fields.ts'
import { MOST_VISIT_CHARACTERS } from '../../message/visit/visit-lines.ts'
import { type EnclosedList, fittingList, withEnclosedList } from '../enclosed-list.ts'
import type { KnownList } from './known-list.ts'
import { listedLine } from './listed-line.ts'

/** With fewer characters left, the form says so. */
const PLENTY = 4000

/** What the visitor encloses with a message. */
export interface Enclosed {
  items: Shortlist
  /** The measures of what the products are for, as `meantMeasures` says them. */
  measures: readonly string[]
}

/** A product or place that can be taken away. */
export interface EnclosedPart {
  /** "Alder 52, Satin Nickel", "3 × Beacon 60, Matte Black, 52 in." */
  label: string
  /** What the button that takes it away names: "Alder 52", "the room". */
  name: string
  /** In a list by rooms the one that it is for. */
  group?: string | undefined
  /** What is enclosed without it. */
  rest: Enclosed
}

/** What is said of a product that may not hang in its room (rule S24). */
const NOT_RATED = 'not rated for this room'

interface GroupedItem extends FoundItem {
  group: string | undefined
  remark: string | undefined
}

const productLabel = ({ product, finish, sizeInches, quantity = 1, remark }: GroupedItem): string => {
  const size = chosenSize(product, sizeInches)
  const { label } = chosenFinish(finishGroups(product), finish)
  const title = quantity > 1 ? `${quantity} × ${product.title}` : product.title
  return [title, label, size !== undefined && sizeText(size), remark].filter(Boolean).join(', ')
}

const endedNote = ({ title, successor }: KnownList['ended'][number]): string =>
  `The ${title} is no longer sold${successor ? `; the ${successor.title} replaces it` : ''}.`

/**
 * What a message carries, the parts that the visitor can take away from it, and sentences about what it does not carry. The measures
 * are parts only while there are products.
 *
 * @param origin of this site, for the links
 */
export function enclosedParts(
  enclosed: Enclosed,
  { products, ended, unknown, beyond, rooms, isCut, unread, kinds }: Omit<KnownList, 'items'>,
  origin: string,
): { list: EnclosedList; parts: EnclosedPart[]; notes: string[] } {
  const { items, measures } = enclosed
  const sections = sectionsOf({ items, rooms }, kinds)
  const isByRoom = sections.some(({ room }) => room)
  const found = sections.flatMap(({ room, items: here }): GroupedItem[] => {
    const heading = room
      ? [roomName(kinds, room.name), measuresText(room)].filter(Boolean).join(': ')
      : NO_ROOM_YET
    return foundItems(here, products).map((item) => ({
      ...item,
      group: isByRoom ? heading : undefined,
      remark:
        room?.rating && !isRatedFor(item.product.facets.place ?? [], room.rating) ? NOT_RATED : undefined,
    }))
  })
  const list = fittingList({
    products: found.map(({ product, group, ...item }) => ({
      ...listedLine(product, item, origin),
      room: group,
    })),
    measures,
  })
  const productParts = found.map((item) => ({
    label: productLabel(item),
    name: item.product.title,
    group: item.group,
    rest: { items: withoutItem(items, item), measures },
  }))
  const measureParts = measures.map((label) => ({
    label,
    name: `the ${label.slice(0, label.indexOf(':')).toLowerCase()}`,
    rest: { items, measures: measures.filter((other) => other !== label) },
  }))
  const left = found.length - list.products.length + beyond
  const besidesWords = withEnclosedList('', list).length + '\n\n'.length + MOST_VISIT_CHARACTERS
  const free = MAX_CHARACTERS.contactFormMessage - besidesWords
  const notes = [
    ...ended.map(endedNote),
    isCut &&
      `The link was cut off on its way: ${counted(found.length, 'product')} came, without all of their rooms.`,
    unread > 0 && unreadText(unread),
    unknown > 0 &&
      `${counted(unknown, 'product')} in the link ${unknown === 1 ? 'is' : 'are'} not in our catalog.`,
    left > 0 &&
      `The last ${counted(left, 'product')} do not fit in one message. Send the rest in a second one.`,
    free < PLENTY && `That leaves ${free.toLocaleString('en-US')} characters for your own words.`,
  ].filter((note) => note !== false)
  return { list, parts: found.length > 0 ? [...productParts, ...measureParts] : [], notes }
}
