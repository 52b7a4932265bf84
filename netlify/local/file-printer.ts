import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { createCompressor, isCompressible, preferredCoding } from './content-coding.ts'
import type { PublishedFile } from './published-files.ts'

/**
 * Prints published files with their content type, entity tag and coding, and with the header rules of `_headers` and
 * netlify.toml, read once and matched against the path that was asked for. A 304 where the visitor holds the file.
 * @throws AggregateError with the faults of the header rules.
 */
export async function createFilePrinter(directory: string, configPath: string) {
  const rules = await readHeaderRules(directory, configPath)
  const compress = createCompressor()

  return async function print(file: PublishedFile, status: number, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const headers = new Headers({
      'Cache-Control': 'public, max-age=0, must-revalidate', // what Netlify sends where no rule does
      'Content-Type': file.contentType,
    })
    for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(pathname))) {
      for (const [name, value] of Object.entries(values)) headers.set(name, value)
    }
    const isText = isCompressible(headers.get('Content-Type') ?? '')
    const coding = isText ? preferredCoding(request.headers.get('Accept-Encoding')) : undefined
    const tag = coding ? `"${file.tag}-${coding}"` : `"${file.tag}"`
    if (isText) headers.append('Vary', 'Accept-Encoding')
    if (status === 200) {
      headers.set('ETag', tag)
      const held = request.headers.get('If-None-Match')
      if (isHeld(tag, held)) return new Response(null, { status: 304, headers })
    }
    const read = () => readFile(file.path)
    if (!coding) return new Response(await read(), { status, headers })
    headers.set('Content-Encoding', coding)
    return new Response(await compress(file.path + tag, coding, read), { status, headers })
  }
}

async function readHeaderRules(directory: string, netlifyConfigPath: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(directory, '_headers')],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  })
  if (errors.length > 0) throw new AggregateError(errors, `Invalid header rules: ${errors.join('; ')}`)
  return headers.filter((rule) => 'forRegExp' in rule)
}

/** Weak comparison, as RFC 9110, 13.1.2 asks for. */
const isHeld = (tag: string, ifNoneMatch: string | null): boolean =>
  (ifNoneMatch ?? '').split(',').some((held) => ['*', tag].includes(held.trim().replace(/^W\//, '')))
