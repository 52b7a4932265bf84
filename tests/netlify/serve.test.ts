import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { netlifyDev } from '../../netlify/local/dev.ts'
import { serve } from '../../netlify/local/serve.ts'
import { serveSite, writeSite } from './made-up-site.ts'

const SERVE = fileURLToPath(new URL('../../netlify/local/serve.ts', import.meta.url))
const WORD = `
  export default () => new Response(process.env.MADE_UP_WORD ?? 'no word')
  export const config = { path: '/word' }`

let site: Awaited<ReturnType<typeof writeSite>>
beforeEach(async () => {
  site = await writeSite({
    word: WORD,
    fallback: `export default () => new Response('fallback')
      export const config = { path: '/api/*', preferStatic: true }`,
  })
})
afterEach(() => site.remove())

/** Runs the command in the made-up site, until it prints something or ends. */
async function start(env: Record<string, string> = {}) {
  const command = spawn(process.execPath, [SERVE], { cwd: site.root, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = once(command, 'close').then(([code]) => ({ code, said }))
  await Promise.race([ended, once(command.stdout, 'data')])
  return { command, ended, said: () => said }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the command serves with the settings of .env until %s',
  async (signal) => {
    await writeFile(path.join(site.root, '.env'), 'MADE_UP_WORD=walnut\n')
    const { command, ended, said } = await start({ PORT: '0' })
    const url = /^The site is at (http:\/\/localhost:\d+) \(stop it with Ctrl\+C\)\n$/.exec(said())?.[1]
    const { port } = new URL(url ?? '')
    expect(await (await fetch(`http://127.0.0.1:${port}/word`)).text()).toBe('walnut')
    command.kill(signal)
    expect((await ended).code).toBe(0)
  },
)

test('a site that is not built ends the command with a sentence', async () => {
  await rm(path.join(site.root, 'dist'), { recursive: true })
  const { ended } = await start({ PORT: '0' })
  expect(await ended).toEqual({
    code: 1,
    said: 'Nothing is built yet: run npm start, which builds the site first\n',
  })
})

test('a port that is taken is named, with another one to choose', async () => {
  const other = await serveSite()
  await expect(serve({ root: site.root, port: other.port })).rejects.toThrow(
    `Port ${other.port} is taken: stop the program that uses it, ` +
      `or choose another port: PORT=${other.port + 1} npm start`,
  )
  await other.stop()
})

test('a header rule that cannot be read is named', async () => {
  await writeFile(
    path.join(site.root, 'netlify.toml'),
    '[[headers]]\n  for = 5\n  [headers.values]\n    A = "b"\n',
  )
  await expect(serve({ root: site.root, port: 0 })).rejects.toThrow('"for" must be a string not: 5')
})

test('in development functions answer what Astro does not have, and all else is left to Astro', async () => {
  const astro = createServer()
  const setUp = netlifyDev().hooks['astro:server:setup'] as (given: object) => Promise<void>
  await setUp({
    logger: console,
    server: {
      config: { root: site.root },
      httpServer: astro,
      ssrLoadModule: (file: string) => import(/* @vite-ignore */ file),
      middlewares: {
        use: (middleware: (...given: unknown[]) => void) =>
          astro.on('request', (incoming, outgoing) =>
            middleware(incoming, outgoing, () => {
              outgoing.statusCode = incoming.url?.endsWith('/unknown') ? 404 : 200
              outgoing.end('Astro')
            }),
          ),
      },
    },
  })
  await once(astro.listen(0), 'listening')
  const { port } = astro.address() as { port: number }
  const text = async (pathname: string) => (await fetch(`http://127.0.0.1:${port}${pathname}`)).text()
  expect(await text('/word')).toBe('no word')
  expect(await text('/api/things')).toBe('Astro')
  expect(await text('/api/unknown')).toBe('fallback')
  expect(await text('/unknown')).toBe('Astro')
  expect(await text('/%E0%A4%A')).toBe('Astro')
  astro.closeAllConnections()
  astro.close()
  await once(astro, 'close')
})
