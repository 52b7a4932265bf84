import type { Page, Route } from 'playwright/test'
import { OWN_URL, SITES } from './sites.ts'

/** The files of a build that are named after what is in them. */
const NAMED = /(\b(?:_astro|data)\/[\w./-]+|\.\/[\w./-]+)\.(js|css|json)\b/g
const FORMER = '.former.'
/** Pages, and what is named after what is in it. */
const TEXTS = /\/[^.]*$|\.(js|css|json)(\?|$)/

/** What says something of the very bytes of an answer. */
const OF_ITS_OWN = ['content-security-policy', 'etag', 'content-encoding', 'content-length']

/** A server whose next build is published while a page of the former one is open. */
export interface Deploy {
  /** From now on there is the next build alone: of the same catalog, or of another one. */
  publish: (site: 'own' | 'random') => Promise<void>
}

/** Answers as another address does, which a browser would not ask for a script of this one. */
async function answerFrom(route: Route, url: string, rewrite = (text: string) => text): Promise<void> {
  const answer = await fetch(url)
  const headers = [...answer.headers].filter(([name]) => !OF_ITS_OWN.includes(name))
  const body = /^(text|application)\//.test(answer.headers.get('content-type') ?? '')
    ? rewrite(await answer.text())
    : Buffer.from(await answer.arrayBuffer())
  await route.fulfill({ status: answer.status, headers: Object.fromEntries(headers), body })
}

/**
 * Answers as a former build of the tests' own catalog did, in which every script, style sheet and file of data had another name, and the
 * policy, which is made of inline scripts, as well.
 */
export async function serveFormerBuild(page: Page): Promise<Deploy> {
  const rename = (text: string) => text.replaceAll(NAMED, `$1${FORMER}$2`)
  await page.route(TEXTS, async (route) => {
    const request = route.request()
    await answerFrom(route, request.url().replace(FORMER, '.'), rename)
  })
  return {
    publish: async (name) => {
      const next = SITES.find((site) => site.name === name)
      if (!next) throw new Error('There is no other build to publish: run npm run build:own -- random.')
      await page.unrouteAll({ behavior: 'wait' })
      if (name === 'own') return
      await page.route(`${OWN_URL}/**`, (route) =>
        answerFrom(route, route.request().url().replace(OWN_URL, next.url)),
      )
    },
  }
}
