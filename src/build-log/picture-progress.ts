import { stripVTControlCharacters } from 'node:util'

/** What Astro prints of each encoded picture: `▶ /_astro/alder.avif (reused cache entry) (+1ms) (7/1128)`. */
const PICTURE = /^\s*▶ .*\((?<place>\d+)\/(?<count>\d+)\)\s*$/
const CACHED = '(reused cache entry)'

/**
 * Turns a build's line for every picture into one that grows: `Pictures: 10 % 20 % … 100 %. 1,120 of 1,128 were cached.`
 *
 * @returns takes Astro's messages one by one and gives what is to be written in their place, line ends included;
 *   undefined for what is not about pictures and stays as it is
 */
export function pictureProgress(): (message: string) => string | undefined {
  let cached = 0
  let tenths = 0
  let isOpen = false

  return (message) => {
    const { place, count } = PICTURE.exec(stripVTControlCharacters(message))?.groups ?? {}
    if (!count) return undefined
    if (message.includes(CACHED)) cached += 1
    const reached = Math.floor((Number(place) / Number(count)) * 10)
    const steps = Array.from({ length: reached - tenths }, (_, step) => ` ${(tenths + step + 1) * 10} %`)
    tenths = reached
    const start = isOpen ? '' : 'Pictures:'
    isOpen = place !== count
    const end = isOpen
      ? ''
      : `. ${cached.toLocaleString('en')} of ${Number(count).toLocaleString('en')} were cached.\n`
    return start + steps.join('') + end
  }
}
