/** Only links of an earlier version of the site name a page: the last part of a product's path is its name. */
const productAt = (path: string | null): string | undefined => path?.match(/^\/[^/]+\/.+\/([^/]+)$/)?.[1]

/**
 * The list to enclose with a message, as an address writes it, before anything is known of its products: that of `?list=`, else the one
 * product of `?about=`, else the list of the draft; empty when there is none.
 */
export function askedList(search: string, kept: string | undefined): string {
  const asked = new URLSearchParams(search)
  return asked.get('list') || productAt(asked.get('about')) || kept || ''
}

/** The rooms that the products of such a list are for, as an address writes them: those of the same link, else those of the draft. */
export function askedRooms(search: string, kept: string | undefined): string | undefined {
  const asked = new URLSearchParams(search)
  return asked.get('list') ? (asked.get('rooms') ?? undefined) : kept
}
