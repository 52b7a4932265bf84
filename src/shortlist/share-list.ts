import { withParameters } from '../browser/query-parameters.ts'
import { printShortlist, type Shortlist } from './shortlist.ts'

/** The link that shows a list to whoever opens it, on the page where one is. */
export const listLink = ({ origin, pathname }: Location, items: Shortlist): string =>
  origin + pathname + withParameters('', { list: printShortlist(items) })

/** How sharing went: `shared` says nothing more, `copied` and `failed` are to be said. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Hands a link to the device's own way of sharing, or copies it where there is none. Never rejects. */
export async function shareLink(
  navigator: Navigator,
  data: { title: string; url: string },
): Promise<ShareOutcome> {
  try {
    if (navigator.share) {
      await navigator.share(data)
      return 'shared'
    }
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch (error) {
    // The visitor has closed it.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
