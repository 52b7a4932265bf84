import { builtSentence } from '../rules/hours/open-now.ts'
import { openingPlan, weekAt, weekLine } from '../rules/hours/opening-plan.ts'
import type { FACT_NAMES } from '../schema/fields.ts'
import type { Store } from '../schema/store.ts'
import { fill } from './fill.ts'

export type StoreView = ReturnType<typeof storeView>

export interface PhoneWays {
  phone: string
  phoneUrl: string
  textUrl?: string | undefined
}

/** The facts that texts may use as {name}: "since" is 1985, "years" how long ago that was. */
export const storeFacts = (
  store: Omit<StoreView, 'footerNote'>,
): Record<(typeof FACT_NAMES)[number], string | number> => ({
  siteName: store.name,
  address: store.addressLines.join(', '),
  town: store.town,
  phone: store.phone,
  email: store.email,
  hours: store.hoursLine,
  since: store.since,
  years: store.years,
})

const digits = (phone: string): string => phone.replace(/\D/g, '')

export function storeView(store: Store, today: Date) {
  const { address, phone, textPhone, email, social } = store
  const opening = openingPlan(store, today)
  const mapQuery = `${store.name}, ${address.street}, ${address.city}, ${address.state} ${address.postalCode}`
  const view = {
    name: store.name,
    tagline: store.tagline,
    addressLines: [streetLine(address), `${address.city}, ${address.state} ${address.postalCode}`] as const,
    /** City and state: "Atlanta, GA". */
    town: `${address.city}, ${address.state}`,
    phone,
    phoneUrl: `tel:+1${digits(phone)}`,
    textUrl: textPhone && `sms:+1${digits(textPhone)}`,
    email,
    emailUrl: `mailto:${email}`,
    opening,
    /** Sentence on the special day of the coming two weeks, which a browser replaces. */
    hoursSentence: builtSentence(opening),
    hoursLine: weekLine(weekAt(opening, opening.builtOn)),
    mapQuery,
    /** The showroom in that service; a phone opens its own map. */
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`,
    since: store.since,
    years: today.getFullYear() - store.since,
    social: (['facebook', 'instagram', 'pinterest'] as const).flatMap((network) => {
      const url = social[network]
      return url ? [{ label: network.replace(/^./, (first) => first.toUpperCase()), url }] : []
    }),
    isSample: store.sampleCatalogue,
    pictures: store.pictures,
  }
  const filled = (text: string): string => fill(text, storeFacts(view))
  return {
    ...view,
    tagline: filled(store.tagline),
    ...(store.footerNote && { footerNote: filled(store.footerNote) }),
  }
}

export const streetLine = ({ street, suite }: Pick<Store['address'], 'street' | 'suite'>): string =>
  suite ? `${street}, ${suite}` : street
