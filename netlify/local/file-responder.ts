import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { createCompressor, isCompressible, preferredCoding } from './content-coding.ts'
import type { PublishedFile } from './published-files.ts'

/**
 * Answers with published files: content type, entity tag, content coding, and the header rules of `_headers` and
 * netlify.toml, read once and matched against the requested path. A 304 where the visitor has the file.
 * @throws AggregateError with the faults of the header rules.
 */
export async function createFileResponder(directory: string, configPath: string) {
  const rules = await readHeaderRules(directory, configPath)
  const compress = createCompressor()

  return async function respond(file: PublishedFile, status: number, request: Request): Promise<Response> {
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
      if (matches(tag, request.headers.get('If-None-Match')))
        return new Response(null, { status: 304, headers })
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
const matches = (tag: string, ifNoneMatch: string | null): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))
