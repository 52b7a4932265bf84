import { lazy, type RefObject, Suspense, useCallback, useState } from 'react'
import { load } from '../../../client/load.ts'
import { isPhone } from '../../message/contact-fields.ts'
import { readDraft, type Visit, visitOf, writeDraft } from '../../message/draft.ts'

const loadFields = async () => ({ default: (await import('../../message/VisitFields.tsx')).VisitFields })
const VisitFields = lazy(() => load(loadFields))

/** When the visitor comes: kept with the message, which takes it along when the list is sent. */
export function VisitPart({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  const [visit, setVisit] = useState<Visit>(() => visitOf(readDraft(window)))
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const change = useCallback((changes: Partial<Visit>) => {
    setVisit((known) => ({ ...known, ...changes }))
    setPhoneWrong(false)
    writeDraft(window, changes)
  }, [])
  const { contactFormPhone: phone } = visit
  return (
    <details
      className="contact-form-visit"
      id="list-visit"
      ref={details}
      // Above what stays in sight at the foot.
      onToggle={() => details.current?.open && details.current.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="tap list-quiet">Tell us when you’re coming (optional)</summary>
      <Suspense>
        <VisitFields
          id="list-visit"
          visit={visit}
          isPhoneWrong={isPhoneWrong}
          onChange={change}
          onPhoneBlur={() => setPhoneWrong(phone.trim() !== '' && !isPhone(phone))}
        />
      </Suspense>
    </details>
  )
}
