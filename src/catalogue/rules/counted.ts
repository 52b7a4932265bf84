/** "1 fan", "12 fans". */
export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`

/** A verb as it follows one, several, and the only one that does not. */
export type Verb = readonly [one: string, many: string, not: string]

/** How many of the store's products do something: "3 of our 36 fans fit", "None of our 36 fans fits", "Our only fan does not fit". */
export function countedOf(count: number, total: number, noun: string, [one, many, not]: Verb): string {
  if (total === 1) return `Our only ${noun} ${count === 0 ? not : one}`
  return `${count === 0 ? 'None' : count} of our ${counted(total, noun)} ${count > 1 ? many : one}`
}
