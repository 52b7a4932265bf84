import { type RefObject, useRef } from 'react'
import { adoptStyles } from '../../../client/adopt-styles.ts'
import { waitFor } from '../../../client/loading/waiting.ts'

/** The fields of the contact form's page, loaded when they are first asked for. */
async function fill(place: HTMLElement): Promise<void> {
  const [{ visitFields }, { default: styles }] = await waitFor(() =>
    Promise.all([
      import('../../message/visit/visit-fields.ts'),
      import('../../message/visit/visit.css?inline'),
    ]),
  )
  adoptStyles(document, styles)
  visitFields(place, window)
  // Above what stays in sight at the foot.
  place.scrollIntoView({ block: 'nearest' })
}

/** When the visitor comes: kept with the message, which takes it along when the list is sent. */
export function VisitPart({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  const isAsked = useRef(false)
  const ask = () => {
    if (isAsked.current || !details.current) return
    isAsked.current = true
    fill(details.current).catch(() => {
      isAsked.current = false
    })
  }
  return (
    <details className="contact-form-visit" id="list-visit" ref={details} onToggle={ask}>
      <summary className="tap list-quiet">Tell us when you are coming (optional)</summary>
    </details>
  )
}
