/**
 * `npm run measure -- deploy`: Netlify's own builder on the last commit, without an account. Both sites build twice, the second time with
 * the first build's pictures; no secret is published; and every function is packed with all that it imports. Nothing is published.
 *
 * Downloads the builder. The first build encodes every picture, as on Netlify.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fetchPackages, printHead, printRow, printVerdict } from './measurement.ts'

const PACKAGES = { dependencies: { '@netlify/build': '37.3.3', fflate: '0.8.3' } }
const SITES = [{ name: 'showroom' }, { name: 'editor', packagePath: 'netlify/editor' }]
/** Site settings. The builder fails if a published file has one of these values. */
const SECRETS = {
  RESEND_API_KEY: `re_${randomUUID()}`,
  CONTACT_TO: `to-${randomUUID()}@example.com`,
  CONTACT_FROM: `Website <from-${randomUUID()}@example.com>`,
}

/** Variables that Netlify sets. The builder passes on these names only from its own environment, not from a site's settings. */
Object.assign(process.env, {
  NETLIFY: 'true',
  URL: 'https://www.example.com',
  REPOSITORY_URL: 'https://github.com/example/fans',
})

function run(cwd: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stderr}`)
  return stdout.trim()
}

const root = await mkdtemp(join(tmpdir(), 'deploy-'))
const cacheDir = await mkdtemp(join(tmpdir(), 'deploy-cache-'))
run(process.cwd(), 'git', 'clone', '--quiet', '.', root)
run(root, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
const { load, discard } = await fetchPackages(PACKAGES)
const { default: build } = (await load('@netlify/build')) as {
  default: (flags: object) => Promise<{ success: boolean; logs?: { stdout: string[]; stderr: string[] } }>
}
const { unzipSync } = (await load('fflate')) as { unzipSync: (zip: Uint8Array) => Record<string, Uint8Array> }

/** The number of pictures encoded after a time. */
async function encodedSince(time: number): Promise<number> {
  const folder = join(root, '.astro/assets')
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return times.filter((at) => at > time).length
}

/** Builds a site in a clean checkout, with what the last build has left in the cache. */
async function buildSite({ name, packagePath }: (typeof SITES)[number]) {
  run(root, 'git', 'clean', '-ffdxq', '--exclude', 'node_modules')
  let restoredAt = 0
  const start = performance.now()
  const { success, logs } = await build({
    cwd: root,
    repositoryRoot: root,
    packagePath,
    cacheDir: join(cacheDir, name),
    nodePath: process.execPath,
    mode: 'require',
    context: 'production',
    branch: 'main',
    offline: true,
    telemetry: false,
    defaultConfig: { build: { environment: SECRETS } },
    explicitSecretKeys: Object.keys(SECRETS).join(','),
    enhancedSecretScan: true,
    buffer: true,
    eventHandlers: {
      // Runs after the plugins.
      onPreBuild: async () => {
        restoredAt = Date.now()
        return {}
      },
    },
  })
  if (!success) throw new Error([...(logs?.stdout ?? []), ...(logs?.stderr ?? [])].join('\n'))
  return { seconds: (performance.now() - start) / 1000, encoded: await encodedSince(restoredAt) }
}

/** Unpacks a function outside the project and loads it, so that it finds only what was packed. */
async function loadFault(name: string, zip: string, mainFile: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'function-'))
  for (const [file, bytes] of Object.entries(unzipSync(await readFile(zip)))) {
    if (file.endsWith('/')) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), bytes)
  }
  const files = await readdir(folder, { recursive: true })
  const main = files.find((file) => basename(file, '.mjs') === basename(mainFile, '.mts'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, main ?? 'nothing')], {
    encoding: 'utf8',
  })
  await rm(folder, { recursive: true })
  return status === 0 ? [] : [`${name} cannot be loaded: ${stderr}`]
}

const faults: string[] = []
printHead(['Site', 'First build, s', 'Pictures encoded', 'Second build, s', 'Pictures encoded', 'Functions'])
try {
  for (const site of SITES) {
    const first = await buildSite(site)
    const second = await buildSite(site)
    if (second.encoded > 0) faults.push(`${site.name}: the second build encoded ${second.encoded} pictures`)
    const manifest = join(root, site.packagePath ?? '', '.netlify/functions/manifest.json')
    const { functions } = JSON.parse(await readFile(manifest, 'utf8').catch(() => '{"functions":[]}')) as {
      functions: { name: string; path: string; mainFile: string }[]
    }
    const written = site.packagePath ? [] : await readdir(join(root, 'netlify/functions'))
    const packed = functions.map(({ name }) => `${name}.mts`).sort()
    if (packed.join() !== written.sort().join())
      faults.push(`${site.name}: packed are ${packed}, not ${written}`)
    for (const { name, path, mainFile } of functions) faults.push(...(await loadFault(name, path, mainFile)))
    const [before, after] = [first.seconds.toFixed(0), second.seconds.toFixed(0)]
    printRow([site.name, before, first.encoded, after, second.encoded, functions.length])
  }
  printVerdict(faults)
} finally {
  await discard()
  for (const folder of [root, cacheDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
