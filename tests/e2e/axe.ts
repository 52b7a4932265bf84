import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The accessibility faults that axe finds on a page.
 *
 * @param part a selector of the part to check; without one, the whole page
 * @returns the id of each broken rule with the elements that break it
 */
export async function axeFaults(page: Page, part = 'html'): Promise<[rule: string, elements: string[]][]> {
  // The other mode opens a second page to join the results of frames from other origins, and no page here has any.
  // To describe every element that a rule passes takes longer than to check it.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}
