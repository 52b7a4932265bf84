import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { filesUnder } from '../files-under.ts'

/** The project, or the folder with the built content. */
export const ROOT = process.env.SITE_ROOT ?? '.'
export const DIST = join(ROOT, 'dist')
if (!existsSync(DIST))
  throw new Error(
    `${DIST} is not there: run npm run build, npm run build:own and npm run build:own -- random, in this order.`,
  )

/** A built page. */
export interface BuiltPage {
  /** The address it is served under, such as `/ceiling-fans/outdoor`. */
  path: string
  html: string
  /** Read on first use. */
  readonly document: HTMLElement
}

/** Every file of the built site by its path from dist/, such as `/favicon.svg`. */
export const builtFiles: readonly string[] = (await filesUnder(DIST)).map((file) => `/${file}`)

function parseShown(html: string): HTMLElement {
  const document = parse(html)
  // A template is no part of what a page shows.
  for (const template of document.querySelectorAll('template')) template.remove()
  return document
}

/** Every page of the built site. */
const all: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8')
    const path = file.replace(/(^\/index)?\.html$/, '') || '/'
    let document: HTMLElement | undefined
    return {
      path,
      html,
      get document() {
        document ??= parseShown(html)
        return document
      },
    }
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

/** Visible text, on one line. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.structuredText ?? '').replace(/\s+/g, ' ').trim()

/** A node of structured data. */
export interface GraphNode {
  '@type': string
  [name: string]: unknown
}

/** The nodes of a page's structured data. */
export function graphOf(path: string): GraphNode[] {
  const script = page(path).document.querySelector('script[type="application/ld+json"]')
  return (JSON.parse(script?.rawText ?? '') as { '@graph': GraphNode[] })['@graph']
}

/** The page that every unknown address shows. */
export const notFound: BuiltPage = page('/404')
