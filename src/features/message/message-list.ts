import { isRatedFor } from '../../catalogue/rules/location-note.ts'
import type { RoomRating } from '../../catalogue/schema/rooms.ts'
import { readValue } from '../../client/state.ts'
import { measuresText, placeText, readRooms, unreadText } from '../fit/place.ts'
import { isRoom, kindOf, NO_ROOM_YET, roomKinds, roomName } from '../fit/rooms.ts'
import { chosenIn, sizeText } from '../list/choices.ts'
import { countText, type Entry, MAX_ENTRIES, notInCatalogText, printList, readList } from '../list/entries.ts'
import { isCut, sectionsOf } from '../list/house.ts'
import type { Further } from './contact-fields.ts'
import type { NamedProduct, ProductNames } from './product-names.ts'

/** Product names for the contact page and its function. */
export const NAMES_FILE = '/contact/products.json'

/** An entry of a list in words. */
export interface ListLine {
  item: Entry
  quantity: number
  title: string
  /** "3 × Alder 52, Satin Nickel, 52 in." */
  label: string
  /** "Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205" */
  text: string
  /** "In the showroom: Aisle 2" */
  display?: string
  url: string
  isSold: boolean
}

export interface ListGroup {
  /** "Kitchen: 9 ft ceiling, 84 × 40 in. island"; undefined if the list has no rooms. */
  heading?: string
  lines: ListLine[]
}

/** An entry as in its address: "alder-52, satin-nickel, 52 in.". */
const addressText = ({ productUrl, finish, sizeInches }: Entry): string =>
  [productUrl, finish, sizeInches && sizeText(sizeInches)].filter(Boolean).join(', ')

function unsoldLine(item: Entry, names: ProductNames | undefined, site: string) {
  const { productUrl } = item
  const discontinued = names?.discontinued.find((product) => product.productUrl === productUrl)
  const replacement = discontinued?.replacement ? `, replaced by ${discontinued.replacement.title}` : ''
  const mark = names ? (discontinued ? ` (discontinued${replacement})` : ' (not in our catalog)') : ''
  const text = (discontinued?.title ?? addressText(item)) + mark
  const url = discontinued?.url ?? `/?list=${printList([{ ...item, quantity: undefined, room: undefined }])}`
  return { title: discontinued?.title ?? productUrl, label: text, text, url: site + url, isSold: false }
}

function soldLine(product: NamedProduct, item: Entry, remark: string | undefined, site: string) {
  const { title, manufacturer, onDisplayAt } = product
  const { finish, size, facts, number, address } = chosenIn(product, item)
  const words = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')
  return {
    title,
    label: words(title, finish.label, size !== undefined && sizeText(size), remark),
    text: words(`${title} by ${manufacturer}`, finish.label, facts[0], number, remark),
    ...(onDisplayAt && { display: `In the showroom: ${onDisplayAt}` }),
    url: site + address,
    isSold: true,
  }
}

/**
 * A message's list in words, for the form, the email and the thank-you page. Without product names, entries are as in addresses, so
 * that no list is lost.
 */
export function describeList(posted: Partial<Further>, names: ProductNames | undefined, site: string) {
  const {
    entries: items,
    unknown: unreadable,
    beyond,
  } = readList(readValue('list', posted.contactFormList ?? '') ?? '')
  const unnamedKinds = new Set(items.flatMap(({ room }) => (room ? kindOf(room) : [])))
  const kinds = roomKinds(names?.roomKinds ?? [...unnamedKinds].map((name) => ({ name })))
  const roomsText = readValue('rooms', posted.contactFormRooms ?? '') ?? ''
  const { rooms, unknown: unread } = readRooms(roomsText, (name) => isRoom(kinds, name))

  const lineOf = (item: Entry, rating: RoomRating | undefined): ListLine => {
    const product = names?.products.find(({ productUrl }) => productUrl === item.productUrl)
    const remark = product && !isRatedFor(product.places, rating) ? 'not rated for this room' : undefined
    const { label, ...line } = product ? soldLine(product, item, remark, site) : unsoldLine(item, names, site)
    const { quantity = 1 } = item
    return { item, quantity, ...line, label: quantity > 1 ? `${quantity} × ${label}` : label }
  }
  const sections = sectionsOf({ entries: items, rooms }, kinds).filter(({ entries }) => entries.length > 0)
  const hasRooms = sections.some(({ room }) => room)
  const groups = sections.map(({ room, entries }): ListGroup => {
    const heading = room
      ? [roomName(kinds, room.name), measuresText(room)].filter(Boolean).join(': ')
      : NO_ROOM_YET
    return { ...(hasRooms && { heading }), lines: entries.map((item) => lineOf(item, room?.rating)) }
  })
  const lines = groups.flatMap((one) => one.lines)
  const unsold = lines.filter(({ isSold }) => !isSold)
  const discontinued = unsold.filter(({ item }) =>
    names?.discontinued.some(({ productUrl }) => productUrl === item.productUrl),
  )
  const missing = unsold.length - discontinued.length + unreadable
  const notes = [
    ...discontinued.map(({ text }) => `${text}.`),
    isCut(items, roomsText) &&
      `This link is incomplete. We got ${countText(lines.length)}, but not all of their rooms.`,
    unread > 0 && unreadText(unread),
    missing > 0 && notInCatalogText(missing),
    beyond > 0 &&
      `A message can hold ${MAX_ENTRIES} products. Send the last ${countText(beyond)} in a second message.`,
  ].filter((note) => note !== false)
  const measures = (posted.contactFormMeasures ?? '').split(' ').flatMap((search) => {
    const text = placeText(search)
    return text ? [{ search, text }] : []
  })
  return { groups, measures: items.length > 0 ? measures : [], notes: names ? notes : [] }
}
