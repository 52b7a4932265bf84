import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../listen.ts'
import { msAhead, setClockAhead } from '../today.ts'

const SCRIPT = '/report-errors.js'
const REPORTS = '/reported-errors'

/** Runs before every other script of a page, as WebKit's driver has no console: reports errors, and sets the tests' day. */
const REPORTER = `(${setClockAhead})(${msAhead()});
{
  const report = (...words) => navigator.sendBeacon('${REPORTS}', location.pathname + ': ' + words.map(String).join(' '))
  const { error } = console
  console.error = (...words) => { report(...words); error(...words) }
  addEventListener('error', ({ message }) => report(message))
  // WebKit rejects a promise of its own for every view transition that it skips.
  addEventListener('unhandledrejection', ({ reason }) => /view transition/.test(reason) || report(reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(effectiveDirective + ' blocks ' + blockedURI))
}`

/**
 * Passes on what a site answers, and adds one script to its pages. Ends with its process.
 *
 * @param siteUrl such as `http://localhost:4399`
 */
export async function startReportingSite(siteUrl: string) {
  const errors: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (url === REPORTS) {
      errors.push(await text(incoming))
      return outgoing.writeHead(204).end()
    }
    if (url === SCRIPT) return outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(REPORTER)
    const forwarded = request(
      siteUrl + url,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const { statusCode = 500, headers: all } = answer
        const { 'content-length': _, ...rest } = all
        if (!rest['content-type']?.startsWith('text/html')) {
          if (statusCode >= 400) errors.push(`${url} answered ${statusCode}`)
          return answer.pipe(outgoing.writeHead(statusCode, all))
        }
        const html = await text(answer)
        return outgoing
          .writeHead(statusCode, rest)
          .end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`))
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    return incoming.pipe(forwarded)
  })
  return {
    url: `http://localhost:${await listen(server, 'localhost')}`,
    /** Errors on pages since the last call, each with the path of its page. */
    takeErrors: () => errors.splice(0),
  }
}
