import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { msAhead, setClockAhead } from '../today.ts'

const SCRIPT = '/reported-faults.js'
const REPORTS = '/reported-faults'
const FIRST_FRAME = '/first-frame'

/** How much later than its headers the text of a delayed page comes. */
const BODY_MS = 50

/**
 * Runs before every other script of a page, and sets its clock: neither driver hears the console of WebKit, or what a policy refuses. WebKit
 * rejects a promise of its own for every transition that it leaves out.
 */
const REPORTER = `(${setClockAhead})(${msAhead()});
{
  const report = (...words) => navigator.sendBeacon('${REPORTS}', location.pathname + ': ' + words.map(String).join(' '))
  const { error } = console
  console.error = (...words) => { report(...words); error(...words) }
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon('${FIRST_FRAME}')))
  addEventListener('error', ({ message }) => report(message))
  addEventListener('unhandledrejection', ({ reason }) => /view transition/.test(reason) || report(reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(effectiveDirective + ' refuses ' + blockedURI))
}`

/** What a page, a script or the browser itself has asked the site for. */
interface Asked {
  path: string
  /** Whether the browser has an answer, and only asks if that still holds. */
  isConditional: boolean
}

/** A site whose pages tell the tests of every error of a script, on the console and of the policy. */
export interface ReportingSite {
  url: string
  /** What the pages have told since this was last asked, each with the path of its page. */
  takeFaults: () => string[]
  /** What was asked for, and not made to fail, since this was last asked. */
  takeAsked: () => Asked[]
  /** From now on, answers what fits a pattern with a status, or with nothing; without one, all is well again. */
  fail: (addresses?: RegExp, status?: number) => void
  /** From now on, answers what fits a pattern only after this many ms, and a page's text somewhat later. */
  delay: (addresses: RegExp, ms: number) => void
  /** From now on, what stands in a page from some words on comes once what is before them has been seen. */
  breakPagesAt: (words: string) => void
}

/**
 * Passes on what a site answers; its pages are given one script more. Ends with its process.
 *
 * @param siteUrl such as `http://localhost:4399`
 */
export async function startReportingSite(siteUrl: string): Promise<ReportingSite> {
  const { port: sitePort } = new URL(siteUrl)
  const faults: string[] = []
  const asked: Asked[] = []
  let breakWords: string | undefined
  let sendRest: (() => void) | undefined
  let delaying: { addresses: RegExp; ms: number } | undefined
  let failing: { addresses: RegExp; status: number | undefined } | undefined

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> {
    const { url = '/', method, headers } = incoming
    if (url === REPORTS) {
      faults.push(await text(incoming))
      return outgoing.writeHead(204).end()
    }
    if (url === FIRST_FRAME) {
      sendRest?.()
      sendRest = undefined
      return outgoing.writeHead(204).end()
    }
    if (url === SCRIPT) return outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(REPORTER)
    if (failing?.addresses.test(url)) {
      const { status } = failing
      return status ? outgoing.writeHead(status).end() : outgoing.destroy()
    }
    asked.push({ path: url, isConditional: 'if-none-match' in headers })
    const delay = delaying?.addresses.test(url) ? delaying.ms : 0
    await wait(delay)
    const options = {
      port: sitePort,
      path: url,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    }
    const passed = request(options, async (answered) => {
      const { statusCode = 500 } = answered
      if (!answered.headers['content-type']?.startsWith('text/html')) {
        if (statusCode >= 400) faults.push(`${url} answered ${statusCode}`)
        outgoing.writeHead(statusCode, answered.headers)
        return answered.pipe(outgoing)
      }
      const html = (await text(answered)).replace('<head>', `<head><script src="${SCRIPT}"></script>`)
      const { 'content-length': _, ...kept } = answered.headers
      outgoing.writeHead(statusCode, kept)
      if (delay > 0) {
        outgoing.flushHeaders()
        await wait(BODY_MS)
      }
      const place = breakWords === undefined ? -1 : html.indexOf(breakWords)
      if (place < 0) return outgoing.end(html)
      sendRest = () => outgoing.end(html.slice(place))
      return outgoing.write(html.slice(0, place))
    })
    passed.on('error', () => outgoing.destroy())
    return incoming.pipe(passed)
  }

  const server = createServer(answer)
  return {
    url: `http://localhost:${await listen(server, 'localhost')}`,
    takeFaults: () => faults.splice(0),
    takeAsked: () => asked.splice(0),
    fail: (addresses, status) => {
      failing = addresses && { addresses, status }
    },
    delay: (addresses, ms) => {
      delaying = { addresses, ms }
    },
    breakPagesAt: (words) => {
      breakWords = words
    },
  }
}
