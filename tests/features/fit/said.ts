import type { Sentence } from '../../../src/features/fit/measured.ts'

/** Each field as [name: label in unit]. */
export const said = (sentence: Sentence) =>
  sentence
    .flatMap((part) =>
      typeof part === 'string' ? part : [`[${part.name}: ${part.label} in ${part.unit}]`, part.after ?? []],
    )
    .flat()
    .join(' ')
