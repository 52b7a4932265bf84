import { counted } from '../../../catalogue/rules/counted.ts'
import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { loadEnded, loadProducts } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { productsNamed } from '../../../client/product-data/products-named.ts'
import { putParameters } from '../../../client/query-parameters.ts'
import { meantPlaces } from '../../fit/meant-places.ts'
import { chosenFinish, finishGroups } from '../../list/chosen-finish.ts'
import { chosenSize, sizeText } from '../../list/chosen-size.ts'
import { findEnded } from '../../list/find-ended.ts'
import { foundItems } from '../../list/found-item.ts'
import { namesIn, printShortlist, readShortlist, without } from '../../list/shortlist.ts'
import { MAX_CHARACTERS } from '../contact-fields.ts'
import { fittingList, withEnclosedList } from '../enclosed-list.ts'
import { readDraft, writeDraft } from './draft.ts'
import { drawChips } from './enclosed-chips.ts'
import { listToEnclose } from './list-to-enclose.ts'
import { listedLine } from './listed-line.ts'

/** With fewer characters left, the form says so. */
const PLENTY = 4000

/** "Alder 52, Satin Nickel", "Beacon 60, Matte Black, 52 in." */
const chipLabel = (product: Product, finish: string | undefined, sizeInches: number | undefined): string =>
  [
    product.title,
    chosenFinish(finishGroups(product), finish).label,
    ...(sizeInches === undefined ? [] : [sizeText(sizeInches)]),
  ].join(', ')

/** Sentences below the chips. */
function notesOf(facts: {
  ended: readonly EndedProduct[]
  unknown: number
  left: number
  free: number
}): string[] {
  const { ended, unknown, left, free } = facts
  return [
    ...ended.map(
      ({ title, successor }) =>
        `The ${title} is no longer sold${successor ? `; the ${successor.title} replaces it` : ''}.`,
    ),
    unknown > 0 &&
      `${counted(unknown, 'product')} in the link ${unknown === 1 ? 'is' : 'are'} not in our catalog.`,
    left > 0 &&
      `The last ${counted(left, 'product')} do not fit in one message. Send the rest in a second one.`,
    free < PLENTY && `That leaves ${free.toLocaleString('en-US')} characters for your own words.`,
  ].filter((note) => note !== false)
}

/**
 * Encloses a list of products, and the places they are meant for, with a message: as chips above the message while it is being
 * written, as lines of the message when it is sent, with or without the island. The list is stored with the draft, so a message
 * that failed still has it. A message with a list needs no words of its own.
 *
 * @param place the element for the chips
 */
export async function encloseList(form: HTMLFormElement, place: HTMLElement, view: Window): Promise<void> {
  const listed = await listToEnclose(view.location.search, readDraft(view)?.list, (...asked) =>
    view.fetch(...asked),
  )
  let products: ReadonlyMap<string, Product>
  let ended: readonly EndedProduct[]
  try {
    const names = namesIn(listed)
    products = await productsNamed(names, loadProducts)
    ended = await findEnded(
      names.filter((name) => !products.has(name)),
      loadEnded,
    )
  } catch {
    drawChips(place, [], ['Your list did not load, so it will not be sent with this message.'])
    return
  }
  const message = form.elements.namedItem('contactFormMessage') as HTMLTextAreaElement
  const read = readShortlist(listed, (productUrl) => products.has(productUrl))
  let { items } = read

  const found = () => foundItems(items, products)
  let places: readonly string[] = meantPlaces(
    view,
    found().map(({ product }) => product),
  )
  const enclosed = () => {
    const lines = found().map(({ product, ...item }) => listedLine(product, item, view.location.origin))
    return { lines, list: fittingList({ products: lines, places }) }
  }

  const show = () => {
    const { lines, list } = enclosed()
    const chips = found().map(({ product, finish, sizeInches }) => ({
      label: chipLabel(product, finish, chosenSize(product, sizeInches)),
      name: product.title,
      remove: () => change(without(items, product.productUrl), places),
    }))
    const placeChips = places.map((label) => ({
      label,
      name: `the ${label.slice(0, label.indexOf(':')).toLowerCase()}`,
      remove: () =>
        change(
          items,
          places.filter((other) => other !== label),
        ),
    }))
    const notes = notesOf({
      ended,
      unknown: read.unknown - ended.length,
      left: lines.length - list.products.length + read.beyond,
      free: MAX_CHARACTERS.contactFormMessage - withEnclosedList('', list).length - 2,
    })
    drawChips(place, items.length > 0 ? [...chips, ...placeChips] : chips, notes)
    message.required = items.length === 0
  }
  const change = (nextItems: typeof items, nextPlaces: typeof places) => {
    items = nextItems
    places = nextPlaces
    const list = printShortlist(items)
    writeDraft(view, { ...readDraft(view), list })
    putParameters(view, { list, about: undefined })
    show()
    const next = place.querySelector('button') ?? message
    next.focus()
  }

  form.addEventListener('formdata', ({ formData }) => {
    const words = String(formData.get('contactFormMessage') ?? '')
    formData.set('contactFormMessage', withEnclosedList(words, enclosed().list))
  })
  writeDraft(view, { ...readDraft(view), list: printShortlist(items) })
  show()
}
