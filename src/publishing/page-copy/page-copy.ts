import { catalogue } from '../../catalogue/index.ts'
import type { PageCopy, PageKind } from '../../catalogue/schema/pages.ts'
import { fill } from '../../catalogue/views/fill.ts'
import { storeFacts } from '../../catalogue/views/store-view.ts'
import { pageTitle, store } from '../store.ts'

const facts = storeFacts(store)

/** A page's copy with the store's facts, and a complete title: "Atlanta Ceiling Fans : {page}" (rule F2). */
export function pageCopy<Kind extends PageKind>(kind: Kind): PageCopy<Kind> {
  const copy: PageCopy<Kind> = JSON.parse(JSON.stringify(catalogue.pages[kind]), (_, value) =>
    typeof value === 'string' ? fill(value, facts) : value,
  )
  return { ...copy, pageTitle: pageTitle(copy.pageTitle) }
}
