import { daysBefore, hourOf } from './times.ts'

/** Personal data is stored only as long as staff need it to act. */
const KEEP_FAILED_DAYS = 30

/** The first time, as keys write it, that is still kept under each prefix. */
const FIRST_KEPT = {
  'accepted/': hourOf,
  'sent/': (now: number) => daysBefore(now, 1),
  'failed/': (now: number) => daysBefore(now, KEEP_FAILED_DAYS),
} satisfies Record<string, (now: number) => string>

/** The keys under a prefix whose time, written behind it, is over. */
export function expiredKeys(prefix: keyof typeof FIRST_KEPT, keys: readonly string[], now: number): string[] {
  const first = prefix + FIRST_KEPT[prefix](now)
  return keys.filter((key) => key < first)
}
