import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { ContactField } from '../../message/contact-fields.ts'
import type { Faults } from '../contact-schema.ts'
import { faultyFields } from './check-form.ts'
import type { FormTexts } from './form-texts.ts'

interface Props {
  texts: FormTexts
  /** The faults that stopped sending; the summary takes the focus whenever this is another object. */
  summaryFaults: Faults
}

const TITLE_PREFIX = 'Error: '

/** What to correct before the form can be sent; each sentence links to its field. */
export function ErrorSummary({ texts, summaryFaults }: Props) {
  const frame = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again.
  useEffect(() => frame.current?.focus(), [summaryFaults])

  useEffect(() => {
    const { title } = document
    // Screen readers read the title of a page first.
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
        {faultyFields(summaryFaults).map((field) => (
          <li key={field}>
            <a className="way" href={`#${field}`} onClick={(event) => goToField(event, field)}>
              {texts.fields[field].faults[summaryFaults[field] ?? 'missing']}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
