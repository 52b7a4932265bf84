import { setTimeout as wait } from 'node:timers/promises'
import { BROWSER_ARGUMENTS, findBrowser } from '../../find-browser.ts'
import { fetchPackages } from '../fetched-packages.ts'
import { median } from '../median.ts'
import { PHONE_TIMES } from '../slowdown.ts'
import { FRONT_ARGUMENTS } from './http2-front.ts'

const PACKAGES = { dependencies: { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' } }
const TRIES = 3
/** Of one reading, which takes ten seconds. */
const LIMIT_MS = 120_000

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number>
export type Form = 'mobile' | 'desktop'

export interface Reading {
  /** Of 100. */
  scores: Scores
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  /** The elements that moved, as selectors. */
  moved: string[]
}

interface Report {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, Audit | undefined>
}

interface Audit {
  numericValue?: number
  details?: { items?: { node?: { selector: string } }[] }
}

interface Library {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>
  desktopConfig: object
}

interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

function readingOf({ runtimeError, categories, audits }: Report): Reading {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const score = (category: string): [string, number] => {
    const found = categories[category]?.score
    if (typeof found !== 'number') throw new Error(`No score for ${category}`)
    return [category, Math.round(found * 100)]
  }
  const value = (audit: string): number => {
    const found = audits[audit]?.numericValue
    if (found === undefined) throw new Error(`No value for ${audit}`)
    return found
  }
  const shifts = audits['layout-shifts']?.details?.items ?? []
  return {
    scores: Object.fromEntries(CATEGORIES.map(score)) as Scores,
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    moved: shifts.flatMap(({ node }) => node?.selector ?? []),
  }
}

/** The median of every figure; but the worst layout shift, as one that comes now and then is one. */
export function medianReading(readings: Reading[]): Reading {
  const scores = CATEGORIES.map((category) => [category, median(readings.map((one) => one.scores[category]))])
  return {
    scores: Object.fromEntries(scores) as Scores,
    largestPaintMs: median(readings.map(({ largestPaintMs }) => largestPaintMs)),
    blockingMs: median(readings.map(({ blockingMs }) => blockingMs)),
    layoutShift: Math.max(...readings.map(({ layoutShift }) => layoutShift)),
    moved: [...new Set(readings.flatMap(({ moved }) => moved))],
  }
}

/**
 * Fetches Lighthouse. `read` opens a browser of its own each time.
 *
 * @param slowdown how many times slower a phone's processor is than this machine's
 * @throws Error when Lighthouse cannot be had
 */
export async function startLighthouse(slowdown: number) {
  const { load, discard } = await fetchPackages(PACKAGES)
  const { default: lighthouse, desktopConfig } = (await load('lighthouse')) as Library
  const { launch } = (await load('chrome-launcher')) as Launcher
  const browser = {
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...BROWSER_ARGUMENTS, ...FRONT_ARGUMENTS],
    logLevel: 'silent',
  }

  async function readOnce(url: string, form: Form, skipAudits: string[]): Promise<Reading> {
    const { port, kill } = await launch(browser)
    try {
      // At a desk a page is read with the processor of the machine for which the budgets were set.
      const throttling = { cpuSlowdownMultiplier: form === 'mobile' ? slowdown : slowdown / PHONE_TIMES }
      const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits, throttling }
      const result = await Promise.race([
        lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined),
        wait(LIMIT_MS, undefined, { ref: false }),
      ])
      if (!result) throw new Error('Lighthouse gave no report')
      return readingOf(result.lhr)
    } finally {
      kill()
    }
  }

  /** One trace in thirty comes without its beginning (NO_NAVSTART), whatever the page: a fault counts when it comes back. */
  async function read(url: string, form: Form, skipAudits: string[] = [], tries = TRIES): Promise<Reading> {
    try {
      return await readOnce(url, form, skipAudits)
    } catch (error) {
      if (tries === 1) throw error
      return read(url, form, skipAudits, tries - 1)
    }
  }
  return { read, stop: discard }
}
