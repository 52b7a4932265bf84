import { type ParameterChanges, withParameters } from '../../client/state.ts'
import { printShortlist, type Shortlist } from './shortlist.ts'

/**
 * A link to the current page that shows a list to the person who opens it.
 *
 * @param isCompared whether it opens side by side, with the list behind it
 * @param room that the products are meant for, as parameters
 */
export function listLink(
  { origin, pathname }: Location,
  items: Shortlist,
  { isCompared = false, room = {} }: { isCompared?: boolean; room?: ParameterChanges } = {},
): string {
  const list = printShortlist(items)
  return origin + pathname + withParameters('', { ...room, list, compare: isCompared ? list : undefined })
}

/** How sharing went. The device itself reports `shared`; the page reports `copied` and `failed`. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** The visitor closed the share sheet, or pressed again while it is open. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)

/** Shares a link by the Web Share API, or copies it where there is none or it refuses. Never rejects. */
export async function shareLink(
  navigator: Navigator,
  data: { title: string; url: string },
): Promise<ShareOutcome> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    if (isAnswered(error)) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
