import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../netlify/local/serve.ts'

export const HOME = `<!doctype html><title>Home</title>${'<p>A quiet fan turns slowly.</p>'.repeat(40)}`

const TOML = `
headers = [
  { for = "/*", values = { X-Made-Up = "every path" } },
  { for = "/api/*", values = { Content-Type = "application/json; charset=utf-8" } },
]
redirects = [
  { from = "/old", to = "/a" },
  { from = "/elsewhere", to = "https://example.com/fans", status = 302 },
  { from = "/other-name", to = "/a", status = 200 },
  { from = "/a/b", to = "/old" },
  { from = "/forced", to = "/404.html", status = 404, force = true },
]
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
  'dist/photos/alder 52″.png': new Uint8Array([137, 80, 78, 71]),
}

/** Serves a made-up site with these functions on a free port. */
export async function serveSite(functions: Record<string, string> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'made-up-site-'))
  const sources = Object.entries(functions).map(
    ([name, code]) => [`netlify/functions/${name}.mts`, code] as const,
  )
  for (const [name, content] of [...Object.entries(FILES), ...sources]) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  const { url, close } = await serve({ root, port: 0, blobsDirectory: 'blobs' })
  const { port } = new URL(url)
  const ask = (pathname: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, { redirect: 'manual', ...init })
  const stop = async () => {
    await close()
    await rm(root, { recursive: true })
  }
  return { root, url, port: Number(port), ask, stop }
}
