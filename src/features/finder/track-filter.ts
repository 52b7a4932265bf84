import type { FacetName } from '../../catalogue/views/facet-names.ts'
import { trackEvent } from '../../client/analytics.ts'
import type { FacetLabels } from './facet-form.ts'

/** Tracks that a value of a facet was checked. */
export function trackFilter(target: EventTarget, labels: FacetLabels): void {
  if (!(target instanceof HTMLInputElement) || !target.checked) return
  const facet = labels.get(target.name as FacetName)
  if (facet) trackEvent('filter', `${facet.label}: ${facet.values.get(target.value) ?? ''}`)
}
