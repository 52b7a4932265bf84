import { putParameters, queryParameter } from '../../../client/state.ts'
import { printRooms } from '../../fit/codecs.ts'
import { meantMeasures } from '../../fit/meant-measures.ts'
import { isRoom } from '../../fit/rooms/room-kinds.ts'
import { foundItems } from '../../list/found-item.ts'
import { roomsFor } from '../../list/house/listed-rooms.ts'
import { printShortlist } from '../../list/shortlist.ts'
import { readDraft, writeDraft } from '../../message/draft.ts'
import { withEnclosedList } from '../enclosed-list.ts'
import { LIST_FAILED, LIST_KNOWN } from './carry-list.ts'
import { drawChips } from './enclosed-chips.ts'
import { type Enclosed, enclosedParts } from './enclosed-parts.ts'
import { loadKnownList } from './known-list.ts'
import { listToEnclose } from './list-to-enclose.ts'

/**
 * Takes a message's list over from `carryList` once its products are known: as chips above the message while it is being written, as
 * lines with their names when it is sent. The list is stored with the draft, so a message that failed still has it. A message with a
 * list needs no words of its own.
 *
 * @param container the element for the chips
 */
export async function encloseList(
  form: HTMLFormElement,
  container: HTMLElement,
  view: Window,
): Promise<void> {
  const { location } = view
  const draft = readDraft(view)
  // Those of the list, wherever it came from.
  const roomsText = queryParameter(location.search, 'list')
    ? queryParameter(location.search, 'rooms')
    : draft?.rooms
  const known = await listToEnclose(location.search, draft?.list, (...asked) => view.fetch(...asked))
    .then((list) => loadKnownList(list, roomsText))
    .catch(() => undefined)
  if (!known) {
    form.dispatchEvent(new Event(LIST_FAILED))
    return
  }
  const message = form.elements.namedItem('contactFormMessage') as HTMLTextAreaElement
  // The visitor's room without a name is that of what has no other.
  const nowhere = known.items.filter(({ room = '' }) => !isRoom(known.kinds, room))
  const products = foundItems(nowhere, known.products).map(({ product }) => product)
  let enclosed: Enclosed = { items: known.items, measures: meantMeasures(view, products) }

  const keep = () => {
    const list = printShortlist(enclosed.items)
    const rooms = roomsFor(enclosed.items, printRooms(known.rooms))
    writeDraft(view, { ...readDraft(view), list, rooms })
    return { list, rooms }
  }
  const show = () => {
    const { parts, notes } = enclosedParts(enclosed, known, location.origin)
    drawChips(
      container,
      parts.map(({ rest, ...part }) => ({ ...part, remove: () => change(rest) })),
      notes,
    )
    message.required = enclosed.items.length === 0
  }
  const change = (rest: Enclosed) => {
    enclosed = rest
    putParameters(view, { ...keep(), about: undefined })
    show()
    const next = container.querySelector('button') ?? message
    next.focus()
  }

  form.addEventListener('formdata', ({ formData }) => {
    const words = String(formData.get('contactFormMessage') ?? '')
    const { list } = enclosedParts(enclosed, known, location.origin)
    formData.set('contactFormMessage', withEnclosedList(words, list))
  })
  keep()
  show()
  form.dispatchEvent(new Event(LIST_KNOWN))
}
