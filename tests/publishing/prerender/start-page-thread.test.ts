import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageThread, startPageThread } from '../../../src/publishing/prerender/start-page-thread.ts'

const ROUTE = { route: '/[page]', component: 'src/pages/[page].astro' }
const PROGRAM = new URL('./page-program.ts', import.meta.url).href

const threads: PageThread[] = []

function started(entry = PROGRAM): PageThread {
  const thread = startPageThread({
    entry,
    internals: { pagesByKeys: new Map([['fans', { styles: [] }]]), entrySpecifierToBundleMap: new Map() },
    scripts: 'a script',
    imageService: 'sharp',
  })
  threads.push(thread)
  return thread
}

async function loaded(): Promise<PageThread> {
  const thread = started()
  await thread.ready
  return thread
}

/** A thread that has made a page of the route. */
async function warm(): Promise<PageThread> {
  const thread = await loaded()
  await thread.make(page('size'))
  return thread
}

const page = (name: string, route = ROUTE) => ({ url: `http://localhost/${name}.html`, ...route })

beforeEach(() => {
  globalThis.astroAsset = { referencedImages: new Set() }
})

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.end()))
})

test('a thread makes a page with what the build knows', async () => {
  const response = await (await loaded()).make(page('size'))
  expect(await response?.text()).toBe('fans with a script')
})

test('a page keeps its status and its headers', async () => {
  const response = await (await loaded()).make(page('gone'))
  expect([response?.status, response?.headers.get('X-Said')]).toEqual([404, 'gone'])
})

test('a thread takes nothing before it has loaded', () => {
  expect(started().isFree()).toBe(false)
})

test('the pages of a route wait for its first, with which Astro lists them all', async () => {
  const thread = await loaded()
  const made = vi.fn()
  thread.make(page('never')).then(made)
  thread.make(page('size')).then(made)
  await new Promise((done) => setTimeout(done, 300))
  expect(made).not.toHaveBeenCalled()
})

test('a thread with sixteen pages takes no other until one is made', async () => {
  const thread = await warm()
  for (let count = 0; count < 15; count += 1) thread.make(page('never'))
  const last = thread.make(page('size'))
  const before = thread.isFree()
  await last
  expect([before, thread.isFree()]).toEqual([false, true])
})

test('what a thread cannot make is left to whoever asked', async () => {
  const thread = await loaded()
  const unknown = { route: '/other', component: 'src/pages/other.astro' }
  expect(await Promise.all([thread.make(page('broken')), thread.make(page('size', unknown))])).toEqual([
    undefined,
    undefined,
  ])
})

test('pages of a thread that ends are left to whoever asked, and it takes no other', async () => {
  const thread = await warm()
  const pages = [thread.make(page('never')), thread.make(page('last'))]
  expect(await Promise.all(pages)).toEqual([undefined, undefined])
  expect(thread.isFree()).toBe(false)
})

test('a thread whose program cannot be loaded says why, and takes nothing', async () => {
  const thread = started('file:///nothing.mjs')
  await expect(thread.ready).rejects.toThrow(
    /^A thread that makes pages could not be loaded: Error: Cannot find module '\/nothing\.mjs'/,
  )
  expect(thread.isFree()).toBe(false)
})

test('a thread that ends before it has loaded says so', async () => {
  const thread = started('data:text/javascript,process.exit(3)')
  await expect(thread.ready).rejects.toThrow('A thread that makes pages ended with 3 before it was loaded.')
})

test('a picture that a page names is one of the build’s', async () => {
  const named: unknown[] = []
  globalThis.astroAsset.addStaticImage = (...given) => {
    named.push(given)
    return '/_astro/porch.DfeZ2Xqc_ZY3c8l.avif'
  }
  const response = await (await loaded()).make(page('room'))
  expect(await response?.text()).toBe('/_astro/porch.DfeZ2Xqc_ZY3c8l.avif')
  expect(named).toEqual([
    [expect.objectContaining({ width: 640, format: 'avif' }), ['width', 'format'], 'porch.jpg'],
  ])
})

test('a picture that a thread names otherwise than the build ends the build, with both names', async () => {
  globalThis.astroAsset.addStaticImage = () => '/_astro/porch.DfeZ2Xqc-new.avif'
  await expect((await loaded()).make(page('room'))).rejects.toThrow(
    /^A thread names a picture \/_astro\/porch\.DfeZ2Xqc_\w+\.avif, and Astro \/_astro\/porch\.DfeZ2Xqc-new\.avif: Astro has changed/,
  )
})
