import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { parseAllHeaders } from '@netlify/headers-parser'
import { RedirectsHandler } from '@netlify/redirects'
import { lookup, mimes } from 'mrmime'

type Body = Buffer<ArrayBuffer>

const RULE_FILES = ['_headers', '_redirects']
const TEXT = /^text\/|[/+](json|xml|javascript)\b|^application\/manifest/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

mimes.ico = 'image/x-icon'

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}

const redirect = (location: string, status: number): Response =>
  new Response(null, { status, headers: { Location: location } })

type PublishedFile = { file: string; tag: string }

/** Whether a path decodes, without control characters or empty parts. Netlify has no files at other paths. */
function isReadable(pathname: string): boolean {
  try {
    return /^(\/(?!\/)|[^/\p{Cc}])*$/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Serves files like Netlify: forced rule, file, rule, 404 page. @throws AggregateError with errors in header rules */
export async function openSite(directory: string, configPath: string) {
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: directory,
    publicDir: directory,
  })
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(directory, '_headers')],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  })
  if (errors.length > 0) throw new AggregateError(errors, `Invalid header rules: ${errors.join('; ')}`)
  /** Compressed files by path and tag, cached as on a CDN. */
  const compressed = new Map<string, Promise<Body>>()

  async function fileAt(name: string): Promise<PublishedFile | undefined> {
    const file = path.join(directory, decodeURIComponent(name))
    const isInside = file.startsWith(directory + path.sep)
    if (!isInside || RULE_FILES.includes(path.relative(directory, file).toLowerCase())) return undefined
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    return { file, tag: `${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}` }
  }

  /** The file at a path, or the canonical path to redirect to: `/page` for page.html, `/folder/` for folder/index.html. */
  async function find(pathname: string) {
    if (!isReadable(pathname)) return undefined
    const bare = pathname.replace(/\/$/, '')
    const exact = await fileAt(bare)
    if (exact) return exact
    const page = await fileAt(`${bare}.html`)
    if (page) return bare === pathname ? page : { movedTo: bare }
    const index = await fileAt(`${bare}/index.html`)
    return index && (bare === pathname ? { movedTo: `${bare}/` } : index)
  }

  async function respond({ file, tag }: PublishedFile, status: number, request: Request): Promise<Response> {
    const sent = new Headers({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': contentType(file),
    })
    for (const rule of headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(new URL(request.url).pathname)) continue
      for (const [name, value] of Object.entries(rule.values)) sent.set(name, value)
    }
    const isText = TEXT.test(sent.get('Content-Type') ?? '')
    const isCompressed = isText && /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '')
    if (isText) sent.append('Vary', 'Accept-Encoding')
    if (isCompressed) sent.set('Content-Encoding', 'br')
    const etag = `"${tag}${isCompressed ? '-br' : ''}"`
    if (status === 200) {
      sent.set('ETag', etag)
      if (request.headers.get('If-None-Match')?.includes(etag))
        return new Response(null, { status: 304, headers: sent })
    }
    if (!isCompressed) return new Response(await readFile(file), { status, headers: sent })
    const key = file + tag
    const body =
      compressed.get(key) ?? readFile(file).then((text) => promisify(brotliCompress)(text, QUALITY))
    compressed.set(key, body)
    return new Response(await body, { status, headers: sent })
  }

  return {
    has: async (pathname: string): Promise<boolean> => (await find(pathname)) !== undefined,
    answer: async (request: Request): Promise<Response> => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
      const { pathname, search } = new URL(request.url)
      const rule = isReadable(pathname) ? await redirects.match(request) : undefined
      if (!rule?.force) {
        const found = await find(pathname)
        if (found && 'movedTo' in found) return redirect(found.movedTo + search, 301)
        if (found) return respond(found, 200, request)
      }
      if (rule?.redirect) {
        const { external, target, statusCode } = rule
        return redirect(external ? target.href : target.pathname + target.search, statusCode)
      }
      const target = rule && !rule.external && (await find(rule.target.pathname))
      if (target && 'file' in target) return respond(target, rule.statusCode, request)
      const notFound = await fileAt('/404.html')
      return notFound ? respond(notFound, 404, request) : new Response('Not Found', { status: 404 })
    },
  }
}
