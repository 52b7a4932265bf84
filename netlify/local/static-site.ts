import { RedirectsHandler } from '@netlify/redirects'
import { createFileResponder } from './file-responder.ts'
import { textResponse } from './http.ts'
import { createFileFinder } from './published-files.ts'

type RedirectsMatch = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>

const REDIRECT_OPTIONS = { configRedirects: [], jwtRoleClaim: '', jwtSecret: '' }

/**
 * The published directory, in Netlify's order: forced rule, file, rule, 404.html. The redirect rules come
 * from `_redirects` and netlify.toml, read once. Rewrites reach files only, neither functions nor other hosts.
 * @throws AggregateError with the faults of the header rules.
 */
export async function createStaticSite(directory: string, configPath: string) {
  const redirects = new RedirectsHandler({
    configPath,
    ...REDIRECT_OPTIONS,
    projectDir: directory,
    publicDir: directory,
  })
  const find = createFileFinder(directory)
  const respond = await createFileResponder(directory, configPath)

  async function respondWithPage(pathname: string, status: number, request: Request) {
    const found = await find(pathname)
    return found && 'file' in found ? respond(found.file, status, request) : undefined
  }

  return {
    /** Whether a published file is at this path or redirects from it. */
    has: async (pathname: string): Promise<boolean> => (await find(pathname)) !== undefined,
    answer: async (request: Request): Promise<Response> => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return textResponse(405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
      }
      const { pathname, search } = new URL(request.url)
      const rule = await redirects.match(request)
      const found = rule?.force ? undefined : await find(pathname)
      if (found && 'movedTo' in found) return redirect(found.movedTo + search, 301)
      if (found) return respond(found.file, 200, request)
      if (rule?.redirect) return redirect(addressAsGiven(rule), rule.statusCode)
      const rewritten =
        rule && !rule.external && (await respondWithPage(rule.target.pathname, rule.statusCode, request))
      return (
        rewritten || ((await respondWithPage('/404.html', 404, request)) ?? textResponse(404, 'Not Found'))
      )
    },
  }
}

const addressAsGiven = ({ external, target }: RedirectsMatch): string =>
  external ? target.href : target.pathname + target.search

const redirect = (location: string, status: number): Response =>
  new Response(null, { status, headers: { Location: location } })
