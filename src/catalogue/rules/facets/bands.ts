/** A band of figures that shoppers filter by. Links and bookmarks rely on its `value`. */
export interface Band<Value extends string> {
  value: Value
  label: string
  /** The largest figure in the band; what is above the one before it and up to this belongs to it. */
  upTo: number
}

type BandOf<Bands extends readonly Band<string>[]> = Bands[number]['value']

/** The bands that figures are in, smallest first, each once. A figure between two, such as 36.5 in., is in the upper. */
export function bandsOf<Bands extends readonly Band<string>[]>(
  bands: Bands,
  figures: readonly number[],
): BandOf<Bands>[] {
  return bands
    .filter(({ upTo }, index) => {
      const above = bands[index - 1]?.upTo ?? 0
      return figures.some((figure) => figure > above && figure <= upTo)
    })
    .map(({ value }) => value)
}
