import { type HoursLine, openingHours } from '../rules/hours/opening-hours.ts'
import { streetLine } from '../rules/street-line.ts'
import type { Store } from '../schema/store.ts'

/** The store as every page shows it. */
export interface StoreView {
  name: string
  tagline: string
  /** "2900 Example Parkway, Suite 140" and "Atlanta, GA 30339". */
  addressLines: [street: string, city: string]
  /** City and state: "Atlanta, GA". */
  town: string
  phone: string
  phoneUrl: string
  email: string
  emailUrl: string
  hours: HoursLine[]
  /** The open days on one line: "Monday to Friday 9:00 AM to 5:00 PM, Saturday …". */
  hoursLine: string
  /** The address as a maps service looks it up. */
  mapQuery: string
  since: number
  social: { label: string; url: string }[]
  isSample: boolean
  /** Photographs of the showroom, by their paths from the project's root. */
  pictures: Store['pictures']
}

/** Puts the store's facts into the words that its pages show. */
export function storeView(store: Store): StoreView {
  const { address, phone, email, social } = store
  const hours = openingHours(store.hours)
  const open = hours.filter((line) => line.hours !== 'Closed')
  return {
    name: store.name,
    tagline: store.tagline,
    addressLines: [streetLine(address), `${address.city}, ${address.state} ${address.postalCode}`],
    town: `${address.city}, ${address.state}`,
    phone,
    phoneUrl: `tel:+1${phone.replace(/\D/g, '')}`,
    email,
    emailUrl: `mailto:${email}`,
    hours,
    hoursLine: open.map((line) => `${line.days} ${line.hours}`).join(', '),
    mapQuery: `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    since: store.since,
    social: [
      { label: 'Facebook', url: social.facebook },
      { label: 'Instagram', url: social.instagram },
      { label: 'Pinterest', url: social.pinterest },
    ],
    isSample: store.sampleCatalogue,
    pictures: store.pictures,
  }
}
