import { stat } from 'node:fs/promises'
import path from 'node:path'

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const RULE_FILES = ['_headers', '_redirects']

/** A file as it is sent. */
export interface PublishedFile {
  path: string
  contentType: string
  /** Without the quotes of an `ETag` header. */
  tag: string
}

/** What is at a path: a file, or a redirect to the file's canonical address. */
export type Found = { file: PublishedFile } | { movedTo: string }

/**
 * Finds the file for a URL's path as Netlify does with pretty URLs: `/page.html` is canonical at `/page`,
 * `/folder/index.html` at `/folder/`. Percent-encoded names are decoded, so the path must decode.
 */
export function createFileFinder(directory: string): (pathname: string) => Promise<Found | undefined> {
  async function fileAt(name: string): Promise<PublishedFile | undefined> {
    const file = path.join(directory, decodeURIComponent(name))
    const isInside = file.startsWith(directory + path.sep)
    if (!isInside || RULE_FILES.includes(path.relative(directory, file).toLowerCase())) return undefined
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    return {
      path: file,
      contentType: CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
      tag: `${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}`,
    }
  }

  return async (pathname) => {
    // A path that starts with two slashes would turn our own redirect into one to another host.
    const address = pathname.replace(/\/{2,}/g, '/')
    const bare = address.replace(/\/$/, '')
    const [exact, page] = [await fileAt(bare), await fileAt(`${bare}.html`)]
    if (exact) return { file: exact }
    if (page) return bare === address ? { file: page } : { movedTo: bare }
    const index = await fileAt(`${bare}/index.html`)
    return index && (bare === address ? { movedTo: `${bare}/` } : { file: index })
  }
}
