import type { CONTENT } from '../own-catalogue/content.ts'
import type { Json } from '../own-catalogue/json.ts'

const TITLES: Record<string, string> = {
  fans: 'title',
  fixtures: 'title',
  'fan-categories': 'productCategory',
  'fixture-categories': 'lightingFixtureCategory',
}
const WORD_OF_40 = 'W'.repeat(40)
const TITLE_OF_120 = 'A fan that is called by more words than any sign over it could hold '
  .repeat(2)
  .slice(0, 120)

/** A copy of the catalog with long names: alternately a title of 120 characters and a title with a 40-letter word. */
export function plantLongWords(content: typeof CONTENT): typeof CONTENT {
  const planted = Object.entries(content).map(([file, record], place) => {
    const title = TITLES[file.split('/')[0] ?? '']
    if (!title) return [file, record]
    const name = place % 2 === 0 ? TITLE_OF_120.replace(/.{4}$/, ` ${100 + place}`) : `${WORD_OF_40} ${place}`
    return [file, { ...(record as Json), [title]: name }]
  })
  return Object.fromEntries(planted)
}
