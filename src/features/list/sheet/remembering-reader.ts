/**
 * Reads texts for `useSyncExternalStore`: the same text gives the same list, and an item that was in the list before is the same
 * object as then, so that what shows it is not rendered again.
 *
 * @param print writes one item; what is written alike is alike
 */
export function rememberingReader<Item>(
  read: (text: string) => readonly Item[],
  print: (item: Item) => string,
): (text: string) => readonly Item[] {
  let latest: string | undefined
  let known = new Map<string, Item>()
  let items: readonly Item[] = []
  return (text) => {
    if (text === latest) return items
    const found = read(text).map((item) => {
      const printed = print(item)
      return [printed, known.get(printed) ?? item] as const
    })
    latest = text
    known = new Map(found)
    items = found.map(([, item]) => item)
    return items
  }
}
