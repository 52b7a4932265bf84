import { tellAnalytics } from '../analytics/tell-analytics.ts'
import type { FacetName } from '../catalogue/views/facet-definitions.ts'
import type { FacetLabels } from './facet-form.ts'

/** Counts that a filter was used: which value of which facet, nothing else. */
export function tellFilters(target: EventTarget, labels: FacetLabels): void {
  if (!(target instanceof HTMLInputElement) || !target.checked) return
  const { label, values } = labels.get(target.name as FacetName) ?? {}
  if (label) tellAnalytics({ event: 'filter', label: `${label}: ${values?.get(target.value) ?? ''}` })
}
