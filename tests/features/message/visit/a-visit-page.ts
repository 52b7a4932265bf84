import { vi } from 'vitest'
import { openingPlan } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import type { Draft } from '../../../../src/features/message/draft.ts'
import { aBrowser, aStorage } from '../../../client/a-browser.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

/** A Monday: Thursday is Thanksgiving Day. */
export const NOON_IN_THE_STORE = new Date('2026-11-23T12:00:00-05:00')

const PLAN = JSON.stringify(openingPlan(own.store, new Date('2026-01-15T12:00:00Z')))

interface Settings {
  /** The page's own hours, as it carries them. */
  plan?: string
  /** What the tab keeps. */
  draft?: Draft
  sent?: Draft
  html?: string
}

/** A page of the store in the tests' own catalog, which carries its hours. */
export function aVisitPage({ plan = PLAN, draft = {}, sent = {}, html = '' }: Settings = {}) {
  const storage = aStorage({ 'contact-draft': JSON.stringify(draft), 'contact-sent': JSON.stringify(sent) })
  const browser = aBrowser({ storage, html: `<p data-opening></p><details id="visit"></details>${html}` })
  const { page, element, fire } = browser
  element('[data-opening]').dataset.opening = plan
  // The stand-in for a browser has none.
  vi.stubGlobal('Option', function option(text: string, value: string) {
    return Object.assign(page.createElement('option'), { textContent: text, value })
  })
  const field = (name: string) => element<HTMLSelectElement>(`#visit-${name}`)
  return {
    ...browser,
    place: element('#visit'),
    field,
    /** The words of what is chosen. */
    chosen: (name: string) => {
      const { options, selectedIndex } = field(name)
      return options[selectedIndex]?.textContent
    },
    /** A visitor chooses or types. */
    enter: (name: string, value: string) => {
      field(name).value = value
      fire(field(name), 'input')
      fire(field(name), 'change')
    },
  }
}
