import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LockFile, missingPlatformPackages } from '../.ci/fix-lock.ts'

const shippedLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile

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
  {
    name: '@made-up/tool-linux-x64-musl',
    platform: { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  },
  {
    name: '@made-up/tool-linux-arm64-gnu',
    platform: { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  },
  { name: '@made-up/tool-darwin-arm64', platform: { os: ['darwin'], cpu: ['arm64'] } },
  { name: '@made-up/tool-wasm32', platform: { cpu: ['wasm32'] } },
])('the name $name tells the platform', ({ name, platform }) => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { [name]: '1.2.3' } } } }
  expect(missingPlatformPackages(lock)).toEqual({
    [`node_modules/${name}`]: { version: '1.2.3', ...platform, optional: true },
  })
})

test('a package for developers only stays one', () => {
  const lock = {
    packages: { 'node_modules/tool': { dev: true, optionalDependencies: { 'tool-win32-x64': '1.2.3' } } },
  }
  expect(missingPlatformPackages(lock)).toEqual({
    'node_modules/tool-win32-x64': {
      version: '1.2.3',
      os: ['win32'],
      cpu: ['x64'],
      optional: true,
      dev: true,
    },
  })
})

test.each([
  { what: 'a package that is held', packages: { 'node_modules/tool-win32-x64': { version: '1.2.3' } } },
  {
    what: 'a package that is held further in',
    packages: { 'node_modules/other/node_modules/tool-win32-x64': { version: '1.2.3' } },
  },
])('$what is not missing', ({ packages }) => {
  const tool = { optionalDependencies: { 'tool-win32-x64': '1.2.3' } }
  expect(missingPlatformPackages({ packages: { 'node_modules/tool': tool, ...packages } })).toEqual({})
})

test.each([
  { what: 'an optional package for every platform', name: 'fsevents-for-all', version: '1.2.3' },
  { what: 'a version that is a range', name: 'tool-win32-x64', version: '^1.2.3' },
])('$what is left alone', ({ name, version }) => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { [name]: version } } } }
  expect(missingPlatformPackages(lock)).toEqual({})
})
