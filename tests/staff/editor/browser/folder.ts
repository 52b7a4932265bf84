import type { Page } from 'playwright/test'
import { contentFiles, type Files } from '../../../own-catalogue/write-content.ts'

/** The tests' own catalog without its forty similar fans, which the editor would list again after each entry. */
export const formFiles = async (): Promise<Files> =>
  new Map([...(await contentFiles())].filter(([path]) => !path.startsWith('content/fans/row-')))

/** Lets the editor "choose" the private folder of its own origin, which a test can fill and read. */
export const chooseOwnFolder = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })

/** The editor renders only what is in view, after a transition; a test needs all of it, at once. */
export const showEverything = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class AllInView {
      #callback
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback
      }
      observe(target: Element): void {
        const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry
        queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver))
      }
      unobserve(): void {}
      disconnect(): void {}
      takeRecords = (): IntersectionObserverEntry[] => []
    }
    Object.assign(window, { IntersectionObserver: AllInView })
    Object.assign(document, { startViewTransition: undefined })
  })

/** Fills that folder as a working copy of the project would be: with these files and a `.git`. */
export const fillFolder = (page: Page, files: Files): Promise<void> =>
  page.evaluate(
    async (entries) => {
      const top = await navigator.storage.getDirectory()
      await top.getDirectoryHandle('.git', { create: true })
      const write = async (path: string, base64: string): Promise<void> => {
        const folders = path.split('/')
        const name = folders.pop() ?? ''
        let folder = top
        for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true })
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
        await writable.close()
      }
      await Promise.all(entries.map(([path, base64]) => write(path, base64)))
    },
    [...files].map(([path, data]) => [path, Buffer.from(data).toString('base64')] as const),
  )

export async function readFolder(page: Page): Promise<Map<string, Buffer>> {
  const entries = await page.evaluate(async () => {
    const found: [string, string][] = []
    const walk = async (folder: FileSystemDirectoryHandle, above: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) {
          await walk(handle, `${above}${name}/`)
          continue
        }
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
        found.push([above + name, bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')])
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return found.map(([path, text]) => [path, btoa(text)] as const)
  })
  return new Map(entries.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]))
}
