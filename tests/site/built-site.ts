import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'

export const DIST = 'dist'

/** A built page. */
export interface BuiltPage {
  /** The address it is served under, such as `/ceiling-fans/outdoor`. */
  path: string
  file: string
  html: string
  document: HTMLElement
}

const filesUnder = (folder: string): string[] =>
  readdirSync(join(DIST, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length))

/** Every file of the built site by its path from dist/, such as `/favicon.svg`. */
export const builtFiles: readonly string[] = filesUnder('')

/** Every page of the built site. */
const all: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8')
    const path = file.replace(/(^\/index)?\.html$/, '') || '/'
    return { path, file, html, document: parse(html) }
  })

export const pages: readonly BuiltPage[] = all.filter(({ path }) => path !== '/404')

/** @throws Error when no such page was built */
export function page(path: string): BuiltPage {
  const found = all.find((one) => one.path === path)
  if (!found) throw new Error(`${path} was not built`)
  return found
}

export type Answer = Record<string, unknown>

/** An answer of the API by its file from dist/. */
export const apiAnswer = (file: string): Answer =>
  JSON.parse(readFileSync(join(DIST, file), 'utf8')) as Answer

/** What a visitor reads, on one line. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.structuredText ?? '').replace(/\s+/g, ' ').trim()

/** The page that every unknown address shows. */
export const notFound: BuiltPage = page('/404')
