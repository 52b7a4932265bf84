/**
 * Adds to package-lock.json the optional platform packages that npm left out.
 *
 * npm drops an optional package from the lock file when the registry it asks does not carry that platform's build, and
 * `npm ci` then refuses the lock file it wrote itself ("Missing: … from lock file"). Each entry written here carries the
 * version and the platform, so other machines skip it and machines of that platform fetch it by name.
 *
 * Run after every change of dependencies: `npm run fix`. `tests/lock-file.test.ts` fails while an entry is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface LockEntry {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optional?: boolean
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** What of package-lock.json is read and written here. */
export interface LockFile {
  packages: Record<string, LockEntry>
}

const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

/** The platform that a package's name ends in, e.g. `…-linux-x64-musl`; undefined when the name has none. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[-/]/)
  const cpu = PROCESSORS.filter((word) => words.includes(word))
  const os = SYSTEMS.filter((word) => words.includes(word))
  if (cpu.length === 0) return undefined
  if (words.includes('musl')) return { os, cpu, libc: ['musl'] }
  if (words.includes('gnu') && os.includes('linux')) return { os, cpu, libc: ['glibc'] }
  return os.length > 0 ? { os, cpu } : { cpu }
}

/** The platform packages that some entry asks for and the lock file does not hold, by their path in it. */
export function missingPlatformPackages(lock: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      const platform = platformOf(name)
      const isHeld = Object.keys(lock.packages).some((held) => held === path || held.endsWith(`/${path}`))
      if (isHeld || !platform || !/^\d/.test(version)) continue
      missing[path] = { version, ...platform, optional: true, ...(entry.dev && { dev: true }) }
    }
  }
  return missing
}

if (import.meta.main) {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile
  const missing = missingPlatformPackages(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a < b ? -1 : a > b ? 1 : 0,
  )
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} platform packages added`)
}
