import type { Store } from '../schema/store.ts'

/** The street of an address with its suite, where it has one: "2900 Example Parkway, Suite 140". */
export const streetLine = ({ street, suite }: Pick<Store['address'], 'street' | 'suite'>): string =>
  suite ? `${street}, ${suite}` : street
