import { COUNTED } from '../../client/analytics.ts'

const MAX_PRODUCTS = 10

/** The most saved products in a table of the weekly stats: "Alder 52: 7". */
export function mostSaved(table: ParentNode): string[] {
  const saved = [...table.querySelectorAll('tbody')].find(
    (body) => body.querySelector('th')?.textContent === COUNTED.kept.title,
  )
  return [...(saved?.querySelectorAll('tr') ?? [])]
    .slice(1, MAX_PRODUCTS + 1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .filter(([, count]) => Number(count) > 0)
    .map(([name, count]) => `${name}: ${count}`)
}
