import { BUDGETS } from '../../budgets.ts'
import { CATEGORIES, type Form, type Reading } from './lighthouse.ts'
import type { Weight } from './page-costs.ts'

/** What is read of any page. */
export interface Figures {
  mobile: Reading
  desktop: Reading
  longestTaskMs: number
  weight: Weight
}

/** What is read of a page of the site. */
export interface Measured extends Figures {
  hasForm: boolean
  /** Its largest paint on a phone, to that of a page with one line of text in the same run. */
  lcpRatio: number
}

/** Every budget that a page breaks, in words. */
export function brokenBudgets({
  hasForm,
  mobile,
  desktop,
  lcpRatio,
  longestTaskMs,
  weight,
}: Measured): string[] {
  return [
    ...lighthouseFaults('mobile', mobile),
    ...lighthouseFaults('desktop', desktop),
    ...over('mobile LCP', lcpRatio, BUDGETS.lcpRatio, 'times one line of text', 2),
    ...over('longest task', longestTaskMs, BUDGETS.longestTaskMs, 'ms'),
    ...over('HTML', weight.document, BUDGETS.htmlKib, 'KiB'),
    ...over('CSS', weight.stylesheet, BUDGETS.cssKib, 'KiB'),
    ...over('JavaScript', weight.script, hasForm ? BUDGETS.formScriptKib : BUDGETS.scriptKib, 'KiB'),
  ]
}

function lighthouseFaults(form: Form, { scores, layoutShift, moved }: Reading): string[] {
  const low = CATEGORIES.flatMap((category) => {
    const least = category === 'performance' ? BUDGETS.performance : 100
    return scores[category] < least ? [`${form} ${category} ${scores[category]}, under ${least}`] : []
  })
  const shift = layoutShift.toFixed(3)
  const isMoved = Number(shift) > BUDGETS.layoutShift
  return isMoved ? [...low, `${form} layout shift ${shift}, of ${moved.join(' and ')}`] : low
}

const over = (name: string, value: number, most: number, unit: string, decimals = 1): string[] =>
  value > most ? [`${name} ${value.toFixed(decimals)} ${unit}, over ${most}`] : []
