import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../netlify/local/serve.ts'

export const HOME = `<!doctype html><title>Home</title>${'<p>A quiet fan turns slowly.</p>'.repeat(40)}`

const TOML = `
[[headers]]
  for = "/*"
  [headers.values]
    X-Made-Up = "every path"
[[headers]]
  for = "/api/*"
  [headers.values]
    Content-Type = "application/json; charset=utf-8"
[[headers]]
  for = "/_astro/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
[[redirects]]
  from = "/old"
  to = "/a"
  status = 301
[[redirects]]
  from = "/elsewhere"
  to = "https://example.com/fans"
  status = 302
[[redirects]]
  from = "/other-name"
  to = "/a"
  status = 200
[[redirects]]
  from = "/a/b"
  to = "/old"
  status = 301
[[redirects]]
  from = "/forced"
  to = "/404.html"
  status = 404
  force = true
`

const FILES: Record<string, string | Uint8Array> = {
  'netlify.toml': TOML,
  'secret.txt': 'outside of what is published',
  'dist/index.html': HOME,
  'dist/a.html': '<title>A</title>',
  'dist/a/b.html': '<title>B</title>',
  'dist/folder/index.html': '<title>Folder</title>',
  'dist/forced.html': '<title>Forced</title>',
  'dist/404.html': '<title>Page Not Found</title>',
  'dist/_headers': '/a\n  X-From-File: yes\n',
  'dist/_redirects': '/from-file /a 302\n',
  'dist/api/things': '{"things":[]}',
  'dist/_astro/x.abc.css': 'p { color: red }',
  'dist/pictures/alder 52″.png': new Uint8Array([137, 80, 78, 71]),
}

/** Writes a made-up site and its functions to a new folder, which `remove` takes away again. */
export async function writeSite(functions: Record<string, string> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'made-up-site-'))
  const sources = Object.entries(functions).map(
    ([name, code]) => [`netlify/functions/${name}.mts`, code] as const,
  )
  for (const [name, content] of [...Object.entries(FILES), ...sources]) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  return { root, remove: () => rm(root, { recursive: true }) }
}

/** Serves a made-up site on a free port. */
export async function serveSite(functions: Record<string, string> = {}) {
  const { root, remove } = await writeSite(functions)
  const { url, close } = await serve({ root, port: 0, blobsDirectory: 'blobs' })
  const { port } = new URL(url)
  const ask = (pathname: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, { redirect: 'manual', ...init })
  const stop = async () => {
    await close()
    await remove()
  }
  return { root, url, port: Number(port), ask, stop }
}

/** Sends a request as it is written, which `fetch` would tidy up first, and gives the whole answer. */
export const askRaw = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
