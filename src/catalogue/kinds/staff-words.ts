import type { ProductKind } from './product-kinds.ts'

/** What staff call the products of a kind (rule S19): one, and over a list of them. */
export const STAFF_WORDS = {
  fans: { one: 'fan', title: 'Fans' },
  fixtures: { one: 'fixture', title: 'Fixtures' },
} as const satisfies Record<ProductKind, { one: string; title: string }>
