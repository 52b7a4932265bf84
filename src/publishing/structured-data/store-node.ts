import type { DayOfWeek, HomeGoodsStore } from 'schema-dts'
import { streetLine } from '../../catalogue/rules/street-line.ts'
import type { Store } from '../../catalogue/schema/store.ts'
import { storeView } from '../../catalogue/views/store-view.ts'

type Day = keyof Store['hours']

const DAY: { [Name in Day]: DayOfWeek } = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
}

/** The store's identifier in every graph. */
export const storeId = (site: URL): string => new URL('/#store', site).href

/** The store, on every page: who, where, and the hours of rule F12. Closed days are left out. */
export function storeNode(store: Store, site: URL): HomeGoodsStore {
  const { address, hours } = store
  const open = (Object.keys(DAY) as Day[]).flatMap((day) => {
    const times = hours[day]
    return times ? [{ day, opens: times[0], closes: times[1] }] : []
  })
  return {
    '@type': 'HomeGoodsStore',
    '@id': storeId(site),
    name: store.name,
    slogan: storeView(store).tagline,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: open.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY[day],
      opens,
      closes,
    })),
    sameAs: Object.values(store.social).filter((url) => url !== undefined),
  }
}
