import { stripVTControlCharacters } from 'node:util'
import type { AstroLoggerDestination } from 'astro'
import nodeLog from 'astro/logger/node'
import { withThousands } from '../catalogue/rules/numbers.ts'

/** What Astro says of one page; how long it took comes as a message of its own. */
const PAGE = /^\s*├─ /
const PAGE_TIME = /^\s\((\+|cached|restored)/
/** A new shop has no products yet, which the content check accepts. */
const EMPTY = /^The collection "\w+" does not exist or is empty/
const PICTURE = /\((?<done>\d+)\/(?<all>\d+)\)$/

/** How often a log that cannot rewrite its line says how far the build is, in ms. */
const TELL_MS = 10_000

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/**
 * Astro's own log, but for its line about each of a thousand pages and two thousand pictures: a count of them takes its place,
 * rewritten in a terminal, every ten seconds in the log of a service.
 *
 * @param others where every other message goes
 */
export function createBuildLog(
  output: Output,
  others: AstroLoggerDestination,
  now = Date.now,
): AstroLoggerDestination {
  let pages = 0
  let counted = ''
  let told = ''
  let toldAt = now()

  function count(line: string): void {
    counted = line
    if (output.isTTY) output.write(`\r${line}`)
    if (output.isTTY || now() - toldAt < TELL_MS) return
    output.write(`${line}\n`)
    told = line
    toldAt = now()
  }

  /** What was counted is said to the end before something else is. */
  function endCount(): void {
    if (output.isTTY && counted) output.write('\n')
    else if (counted !== told) output.write(`${counted}\n`)
    counted = ''
    told = ''
  }

  return {
    write(event) {
      const message = stripVTControlCharacters(event.message)
      if (PAGE_TIME.test(message) || EMPTY.test(message)) return
      if (PAGE.test(message)) {
        pages += 1
        return count(`Pages and answers: ${withThousands(pages)}`)
      }
      const { done, all } = PICTURE.exec(message)?.groups ?? {}
      if (done && all)
        return count(`Pictures: ${withThousands(Number(done))} of ${withThousands(Number(all))}`)
      endCount()
      others.write(event)
    },
  }
}

/** The log of `astro.config.mjs`. */
export default function buildLog(): AstroLoggerDestination {
  return createBuildLog(process.stdout, nodeLog())
}
