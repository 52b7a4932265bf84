import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { serve } from '../../netlify/local/serve.ts'
import { fetchPackages } from './fetched-packages.ts'

const EMULATOR = '@netlify/dev'

/**
 * Without addresses that the emulator serves otherwise than Netlify: it has no 404 page and no redirects to canonical addresses, publishes
 * `_headers`, answers POST with files, and throws at a `%` that does not decode.
 */
const REQUESTS: readonly [method: string, path: string][] = [
  ['GET', '/'],
  ['GET', '/index.html'],
  ['GET', '/parts'],
  ['GET', '/parts.html'],
  ['GET', '/404'],
  ['GET', '/ceiling-fans'],
  ['GET', '/robots.txt'],
  ['GET', '/favicon.svg'],
  ['GET', '/.well-known/security.txt'],
  ['GET', '/nowhere'],
  ['GET', '/api/getproductcategories'],
  ['GET', '/api'],
  ['GET', '/api/unknown'],
  ['GET', '/API/unknown/'],
  ['POST', '/api/unknown'],
  ['OPTIONS', '/api/unknown'],
  ['GET', '/api/contact'],
  ['GET', '/Api/Contact/'],
  ['GET', '/contact-waiting'],
  ['GET', '/counts'],
]

interface NetlifyDev {
  start(): Promise<unknown>
  handle(request: Request): Promise<Response | undefined>
  stop(): Promise<void>
}

/** The part of an answer that visitors see: its status, what the rules and functions set, and how it begins. */
async function partsOf(answer: Response | undefined) {
  if (!answer || answer.status === 404) return { status: 404 }
  const names = [
    'location',
    'content-type',
    'cache-control',
    'x-frame-options',
    'access-control-allow-origin',
  ]
  const headers = names.map((name) => [name, answer.headers.get(name)])
  return { status: answer.status, ...Object.fromEntries(headers), start: (await answer.text()).slice(0, 40) }
}

/** Asks the local server and Netlify's own emulator the same, and lists the differences. */
export async function compareWithEmulator(root: string): Promise<string[]> {
  const packages = await fetchPackages({ dependencies: { [EMULATOR]: '5.1.3' } }, ['--ignore-scripts'])
  const off = { enabled: false }
  try {
    // Its CommonJS entry, which `load` finds, cannot be loaded.
    const entry = join(packages.root, 'node_modules', EMULATOR, 'dist/main.js')
    const { NetlifyDev }: { NetlifyDev: new (options: object) => NetlifyDev } = await import(
      pathToFileURL(entry).href
    )
    const emulator = new NetlifyDev({
      projectRoot: root,
      serverAddress: 'http://localhost:8888',
      skipGitignore: true,
      ...{
        aiGateway: off,
        database: off,
        edgeFunctions: off,
        environmentVariables: off,
        geolocation: off,
        images: off,
      },
    })
    await emulator.start()
    const expected = []
    for (const [method, path] of REQUESTS)
      expected.push(
        await partsOf(await emulator.handle(new Request(`http://localhost:8888${path}`, { method }))),
      )
    await emulator.stop()

    const local = await serve({ root, port: 0 })
    const faults: string[] = []
    for (const [index, [method, path]] of REQUESTS.entries()) {
      const answer = await partsOf(await fetch(local.url + path, { method, redirect: 'manual' }))
      if (isDeepStrictEqual(answer, expected[index])) continue
      faults.push(
        `${method} ${path}: ${JSON.stringify(answer)} here, ${JSON.stringify(expected[index])} by ${EMULATOR}`,
      )
    }
    await local.close()
    return faults
  } finally {
    await packages.discard()
  }
}
