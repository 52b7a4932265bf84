import { createHash } from 'node:crypto'
import type { BrowserContext, Route } from 'playwright/test'
import type { Files } from '../../../own-catalogue/write-content.ts'

const TOKEN = 'gho_made_up'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const PERSON = { id: 1, login: 'kim', name: 'Kim', email: 'kim@example.com', avatar_url: '', html_url: '' }

/** Netlify's sign-in page after GitHub has identified the person. */
const SIGNED_IN = `<!doctype html><title>Signed in</title><script>
  addEventListener('message', ({ origin }) => opener.postMessage(
    'authorization:github:success:' + JSON.stringify({ token: '${TOKEN}', provider: 'github' }), origin))
  opener.postMessage('authorizing:github', '*')
</script>`

const sha = (data: string | Buffer): string => {
  const bytes = Buffer.from(data)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

interface Commit {
  message: string
  files: Record<string, Buffer>
}

interface CommitInput {
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: { additions: { path: string; contents: string }[] }
}

/** A stand-in for GitHub's API and Netlify's sign-in, with files in memory. */
export class GitHubStandIn {
  readonly commits: Commit[] = []
  readonly dispatches: string[] = []
  #files: Map<string, Buffer>
  #head = 'a'.repeat(40)

  constructor(files: Files) {
    this.#files = new Map([...files].map(([path, data]) => [path, Buffer.from(data)]))
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.netlify.com/auth**', (route) =>
      route.fulfill({ contentType: 'text/html', body: SIGNED_IN }),
    )
    await context.route('https://api.github.com/**', (route) => this.#answer(route))
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const json = (body: unknown, status = 200) =>
      route.fulfill({ status, headers: CORS, contentType: 'application/json', body: JSON.stringify(body) })
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
    if (!request.headers().authorization?.endsWith(TOKEN)) return json({ message: 'Bad credentials' }, 401)
    if (pathname === '/user') return json(PERSON)
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers: CORS })
    if (pathname.includes('/git/trees/')) return json({ sha: this.#head, tree: this.#tree() })
    if (pathname.endsWith('/dispatches')) {
      this.dispatches.push(request.postDataJSON().event_type)
      return route.fulfill({ status: 204, headers: CORS })
    }
    const [, blob] = /\/git\/blobs\/(\w+)/.exec(pathname) ?? []
    if (blob) {
      const body = this.#bySha(blob)
      return route.fulfill({ headers: CORS, contentType: 'application/octet-stream', body })
    }
    return json(pathname === '/graphql' ? { data: this.#graphql(request.postDataJSON()) } : [])
  }

  #tree = () =>
    [...this.#files].map(([path, data]) => ({
      path,
      type: 'blob',
      mode: '100644',
      sha: sha(data),
      size: data.length,
    }))

  #bySha = (wanted: string): Buffer =>
    [...this.#files.values()].find((data) => sha(data) === wanted) ?? Buffer.from('')

  #graphql({ query, variables }: { query: string; variables: { input: CommitInput } }): unknown {
    if (query.includes('createCommitOnBranch')) {
      return { createCommitOnBranch: { commit: this.#commit(query, variables.input) } }
    }
    const named = (pattern: RegExp) => [...query.matchAll(pattern)]
    const last = { oid: this.#head, message: 'Start' }
    const written = {
      author: { name: 'Kim', email: 'kim@example.com', user: PERSON },
      committedDate: '2026-01-01T00:00:00Z',
    }
    const repository = {
      defaultBranchRef: { name: 'main' },
      ref: { target: { oid: this.#head, history: { nodes: [last] } } },
      ...Object.fromEntries(
        named(/(content_\d+): object\(oid: "(\w+)"\)/g).map(([, name = '', oid = '']) => [
          name,
          { text: this.#bySha(oid).toString(), isTruncated: false },
        ]),
      ),
      ...Object.fromEntries(
        named(/(commit_\d+): ref/g).map(([, name = '']) => [
          name,
          { target: { history: { nodes: [written] } } },
        ]),
      ),
    }
    return { repository }
  }

  #commit(query: string, { message, fileChanges, expectedHeadOid }: CommitInput): unknown {
    if (expectedHeadOid !== this.#head) throw new Error('The editor does not know the last commit.')
    const files = Object.fromEntries(
      fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
    )
    for (const [path, data] of Object.entries(files)) this.#files.set(path, data)
    this.commits.push({ message: message.headline, files })
    this.#head = createHash('sha1').update(`${this.#head}${this.commits.length}`).digest('hex')
    const requested = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)]
    const blobs = requested.map(([, name = '', path = '""']) => [
      name,
      { oid: sha(files[JSON.parse(path)] ?? '') },
    ])
    return { oid: this.#head, committedDate: new Date().toISOString(), ...Object.fromEntries(blobs) }
  }
}
