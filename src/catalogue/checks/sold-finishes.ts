import type { ReadableRecords } from '../records.ts'

/** Every finish that some product is sold in, each once: those of body and blades too, not those of a light. */
export function soldFinishes({ fans, fixtures }: Pick<ReadableRecords, 'fans' | 'fixtures'>): string[] {
  const sold = [...fans, ...fixtures].flatMap(({ fields: { colors = [] } }) =>
    Array.isArray(colors) ? colors : [...colors.body, ...colors.blades],
  )
  return [...new Set(sold)]
}
