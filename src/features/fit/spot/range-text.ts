import type { SizeRange } from '../../../catalogue/rules/spot/size-guide.ts'

/** In whole inches, all within the range: "20 to 26 in.", "24 in.", "up to 30 in.". */
export function rangeText({ fromInches, toInches }: SizeRange): string {
  const [from, to] = [Math.ceil(fromInches), Math.floor(toInches)]
  if (from === 0) return `up to ${to} in.`
  return from < to ? `${from} to ${to} in.` : `${to} in.`
}
