import type { StoreView } from './store-view.ts'

/** What `{…}` in a text of the pages may say, and what is then read: "since" is 1985, "years" how long ago that was. */
export const storeFacts = (store: StoreView, today: Date) => ({
  siteName: store.name,
  address: store.addressLines.join(', '),
  town: store.town,
  phone: store.phone,
  email: store.email,
  since: store.since,
  years: today.getFullYear() - store.since,
})

/** The names of the facts. */
export const FACT_NAMES = [
  'siteName',
  'address',
  'town',
  'phone',
  'email',
  'since',
  'years',
] as const satisfies (keyof ReturnType<typeof storeFacts>)[]
