import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { countedProducts, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { soldProducts } from '../../catalogue/queries.ts'
import {
  dayOf,
  daysAfter,
  dayText,
  hoursText,
  openingPlan,
} from '../../catalogue/rules/hours/opening-plan.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'

/** Days on the page. Its script removes those that are over, and `staff.css` shows the first 30. */
const DAYS = 120

const { compare } = new Intl.Collator('en', { numeric: true })

const groups = <Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] =>
  [...Map.groupBy(items, nameOf)].toSorted(([one], [other]) => compare(one, other))

const section = (title: string, items: readonly string[], name = ''): string =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul class="${name}">\n${items.join('\n')}\n</ul>`

export function answerSheet(catalogue: Catalogue, today: Date): string {
  const { store } = catalogue
  const plan = openingPlan(store, today)
  const hours = Array.from({ length: DAYS }, (_, ahead) => {
    const date = daysAfter(plan.builtOn, ahead)
    const { hours: open, name } = dayOf(plan, date)
    const text = `${dayText(date)}: ${hoursText(open)}${name ? ` (${escapeHtml(name)})` : ''}`
    return `<li data-date="${date}">${name ? `<b>${text}</b>` : text}</li>`
  })
  const products = soldProducts(catalogue)
  const brands = groups(products, ({ manufacturer }) => manufacturer).map(([brand, ofBrand]) => {
    const counts = KINDS.flatMap((kind) => {
      const { length } = ofBrand.filter((product) => product.kind === kind)
      return length > 0 ? countedProducts(length, kind) : []
    })
    return `<li>${escapeHtml(brand)}: ${counts.join(', ')}</li>`
  })
  const shown = products.flatMap((product) =>
    product.kind === 'fans' && product.location ? { title: product.title, place: product.location } : [],
  )
  const display = groups(shown, ({ place }) => place).map(([place, there]) => {
    const titles = there.map(({ title }) => title).toSorted(compare)
    return `<li><b>${escapeHtml(place)}:</b> ${escapeHtml(titles.join(', '))}</li>`
  })
  return `<h1>Answers for the phone</h1>
<p>${escapeHtml(store.name)}, as of ${dayText(plan.builtOn)}</p>
${section('Hours of the next 30 days', hours, 'columns')}
${section('On display', display)}
${section('Brands', brands, 'columns')}`
}
