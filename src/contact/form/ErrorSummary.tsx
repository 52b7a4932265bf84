import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { ContactField } from '../contact-fields.ts'
import type { Faults } from '../contact-schema.ts'
import { faultyFields } from './check-form.ts'
import type { FormTexts } from './form-texts.ts'

interface Props {
  texts: FormTexts
  /** What sending was stopped for; the summary takes the focus whenever this is another object. */
  stoppedFor: Faults
}

const TITLE_PREFIX = 'Error: '

/** What to correct before the form can be sent; each sentence leads to its field. */
export function ErrorSummary({ texts, stoppedFor }: Props) {
  const frame = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop takes the focus again.
  useEffect(() => frame.current?.focus(), [stoppedFor])

  useEffect(() => {
    const { title } = document
    // A screen reader begins a page with its title.
    document.title = TITLE_PREFIX + title
    return () => {
      document.title = title
    }
  }, [])

  const goToField = (event: SyntheticEvent, field: ContactField) => {
    event.preventDefault()
    document.getElementById(field)?.focus()
  }
  return (
    <div className="contact-form-summary" role="alert" tabIndex={-1} ref={frame}>
      <h3>{texts.summaryTitle}</h3>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {faultyFields(stoppedFor).map((field) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
              {texts.fields[field].faults[stoppedFor[field] ?? 'missing']}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
