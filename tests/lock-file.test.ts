import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LockFile, missingPlatformPackages } from '../.ci/fix-lock.ts'

const shippedLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile

const lockWith = (tool: object) => ({ packages: { 'node_modules/tool': tool } }) as LockFile
const WIN32 = { 'tool-win32-x64': '1.2.3' }

test('the lock file holds every platform package that its entries ask for', () => {
  expect(missingPlatformPackages(shippedLock())).toEqual({})
})

test('a platform package that npm left out is found, with its version and its platform', () => {
  const lock = shippedLock()
  const place = 'node_modules/@img/sharp-linuxmusl-x64'
  const version = lock.packages[place]?.version
  delete lock.packages[place]
  expect(version).toMatch(/^\d/)
  expect(missingPlatformPackages(lock)).toMatchObject({ [place]: { version, cpu: ['x64'], optional: true } })
})

test.each([
  ['@made-up/tool-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@made-up/tool-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@made-up/tool-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@made-up/tool-wasm32', { cpu: ['wasm32'] }],
])('the name %s tells the platform', (name, platform) => {
  expect(missingPlatformPackages(lockWith({ optionalDependencies: { [name]: '1.2.3' } }))).toEqual({
    [`node_modules/${name}`]: { version: '1.2.3', ...platform, optional: true },
  })
})

test('a package for developers only stays one', () => {
  const lock = lockWith({ dev: true, optionalDependencies: WIN32 })
  expect(missingPlatformPackages(lock)['node_modules/tool-win32-x64']).toMatchObject({
    optional: true,
    dev: true,
  })
})

test.each(['node_modules/tool-win32-x64', 'node_modules/other/node_modules/tool-win32-x64'])(
  'what is held at %s is not missing',
  (held) => {
    const lock = lockWith({ optionalDependencies: WIN32 })
    lock.packages[held] = { version: '1.2.3' }
    expect(missingPlatformPackages(lock)).toEqual({})
  },
)

test.each([
  { what: 'an optional package for every platform', name: 'fsevents-for-all', version: '1.2.3' },
  { what: 'a version that is a range', name: 'tool-win32-x64', version: '^1.2.3' },
])('$what is left alone', ({ name, version }) => {
  expect(missingPlatformPackages(lockWith({ optionalDependencies: { [name]: version } }))).toEqual({})
})
