import { printShortlist, readShortlist, type ShortlistItem } from '../list/shortlist.ts'
import { LIST_HEADING, MAX_CHARACTERS } from '../message/contact-fields.ts'

/** A product that is enclosed with a message. */
export interface EnclosedProduct {
  /** Name, maker, finish, size and order number on one line: "Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205". */
  line: string
  /** The address of its page on this site. */
  url: string
  /** In a list by rooms the one that it is for, with its measures: "Kitchen: ceiling 9 ft". */
  room?: string | undefined
}

/** What is enclosed with a message: products, and the measures of what they are for. */
export interface EnclosedList {
  products: readonly EnclosedProduct[]
  /** Each on a line: "Room: 14 by 12 ft, ceiling 9 ft", "Table: 72 by 40 in.". */
  measures?: readonly string[]
}

/** Characters reserved for the visitor's own words, however long the list is. */
const LEAST_FOR_WORDS = 500

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The list as the end of a message; empty without products. */
function printed({ products, measures = [] }: EnclosedList): string {
  if (products.length === 0) return ''
  const lines = products
    .map(({ line, url, room }, index) => {
      const isFirst = room !== undefined && room !== products[index - 1]?.room
      const heading = isFirst ? `${index > 0 ? '\n' : ''}\n${onOneLine(room)}` : ''
      return `${heading}\n- ${onOneLine(line)}\n  ${url}`
    })
    .join('')
  return [`${LIST_HEADING}\n${lines}`, ...measures.map(onOneLine)].join('\n\n')
}

/** A visitor's words and the list as one message. */
export const withEnclosedList = (words: string, list: EnclosedList): string =>
  [words.trim(), printed(list)].filter(Boolean).join('\n\n')

const entryLine = ({ productUrl, finish, sizeInches, quantity }: ShortlistItem): string =>
  [productUrl, finish, sizeInches && `${sizeInches} in.`, quantity && `${quantity} pieces`]
    .filter(Boolean)
    .join(', ')

/** A room as an address writes it, `kitchen:c9:island84x40`; anything else is none. */
const ROOM = /^[a-z\d]+(-[a-z\d]+)*(:[a-z]*[\d.x]+)*$/

/** The rooms of an address by their names, as a line of a message: "kitchen, c9, island84x40". */
const roomLines = (rooms: string): ReadonlyMap<string, string> =>
  new Map(
    rooms
      .split(',')
      .filter((room) => ROOM.test(room))
      .map((room) => [room.split(':', 1)[0] ?? '', room.replaceAll(':', ', ')]),
  )

/**
 * The products of a list where nothing is known but its address: each as the address writes it, "alder-52, satin-nickel, 52 in.", with a
 * link that shows it; of a house by its rooms, with their measures.
 *
 * @param listed as an address writes it, unchecked
 * @param site the origin of the links
 * @param rooms as an address writes them, unchecked
 */
export function listByAddress(listed: string, site: string, rooms = ''): EnclosedList {
  const { items } = readShortlist(listed)
  const lines = roomLines(rooms)
  const names = [...new Set(items.map(({ room }) => room))].toSorted(
    (one, other) => Number(!one) - Number(!other),
  )
  const isByRoom = names.some(Boolean)
  const products = names.flatMap((name) =>
    items
      .filter(({ room }) => room === name)
      .map((item) => ({
        line: entryLine(item),
        url: `${site}/?list=${printShortlist([{ ...item, quantity: undefined, room: undefined }])}`,
        ...(isByRoom && { room: name ? (lines.get(name) ?? name) : 'no room' }),
      })),
  )
  return { products }
}

/** As many products from the start of a list as still leave 500 characters of the message for the visitor's own words. */
export function fittingList({ products, measures = [] }: EnclosedList): EnclosedList {
  const most = MAX_CHARACTERS.contactFormMessage - LEAST_FOR_WORDS
  let count = products.length
  while (printed({ products: products.slice(0, count), measures }).length > most) count -= 1
  return { products: products.slice(0, count), measures }
}
