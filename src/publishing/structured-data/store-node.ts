import type { DayOfWeek, HomeGoodsStore, OpeningHoursSpecification } from 'schema-dts'
import { paths } from '../../catalogue/paths.ts'
import { openingPlan } from '../../catalogue/rules/hours/opening-plan.ts'
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

/** The days that have the same hours as one row; closed days are left out (rule F12). */
function openingHours(hours: Store['hours']): OpeningHoursSpecification[] {
  const days = Object.groupBy(Object.keys(DAY) as Day[], (day) => hours[day]?.join() ?? '')
  return Object.entries(days).flatMap(([times, alike = []]) => {
    const [opens, closes] = times.split(',')
    if (!opens || !closes) return []
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: alike.map((day) => DAY[day]), opens, closes }
  })
}

/** Every special day to come; a closed one is from 00:00 to 00:00, as Google asks for it. */
const specialHours = (store: Store, today: Date): OpeningHoursSpecification[] =>
  Object.entries(openingPlan(store, today).specialDays).map(([date, { hours }]) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: hours?.[0] ?? '00:00',
    closes: hours?.[1] ?? '00:00',
  }))

/** Where all of it stands: search engines ask for it once, and every page would pay for its bytes. */
const ABOUT_THE_STORE: readonly string[] = [paths.home, paths.contact]

/**
 * The store: who and where on every page, and the rest on those about it.
 *
 * @param path of the page
 * @param today the day of the build
 */
export function storeNode(store: Store, site: URL, path: string, today: Date): HomeGoodsStore {
  const { address } = store
  return {
    '@type': 'HomeGoodsStore',
    '@id': storeId(site),
    name: store.name,
    url: site.href,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(ABOUT_THE_STORE.includes(path) && {
      slogan: storeView(store, today).tagline,
      logo: new URL('/icon-512.png', site).href,
      email: store.email,
      openingHoursSpecification: openingHours(store.hours),
      specialOpeningHoursSpecification: specialHours(store, today),
      sameAs: Object.values(store.social).filter((url) => url !== undefined),
    }),
  }
}
