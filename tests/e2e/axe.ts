import axe from 'axe-core'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The accessibility errors that axe finds on a page.
 *
 * @param part a selector of the part to check; without one, the whole page
 * @returns the id of each broken rule with the elements that break it
 */
export async function axeFaults(page: Page, part = 'html'): Promise<[rule: string, elements: string[]][]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([root, rules]) => {
      // Descriptions of every element that passes a rule take longer than the check.
      const { axe: checker } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await checker.run(root, { resultTypes: ['violations'], runOnly: rules })
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
    },
    [part, RULES] as const,
  )
}
