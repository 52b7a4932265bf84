import type { InputHTMLAttributes } from 'react'
import { type ContactField, MAX_CHARACTERS } from '../contact-fields.ts'
import type { FieldTexts } from './form-texts.ts'
import type { FieldEvent } from './use-contact-form.ts'

interface Props {
  field: ContactField
  texts: FieldTexts
  /** The sentence about what is wrong, if anything is. */
  fault: string | undefined
  /** How long the text is, where it is too long. */
  length: number | undefined
  /** Whether the script says what is too long; else the browser stops there. */
  isHydrated: boolean
  /** Makes the field a tall one for several lines. */
  rows?: number
  /** Not required while a list goes along, and says so then. */
  isNeededAlone?: boolean
  attributes?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'pattern' | 'spellCheck' | 'title' | 'type'
  >
  onInput(event: FieldEvent): void
  onBlur(event: FieldEvent): void
}

const format = (count: number): string => count.toLocaleString('en-US')

/** A field with its label, help and fault. The browser holds its text, so what is typed early is never lost. */
export function ContactFieldRow({
  field,
  texts,
  fault,
  length,
  isHydrated,
  rows,
  isNeededAlone,
  attributes,
  ...on
}: Props) {
  const max = MAX_CHARACTERS[field]
  const control = {
    id: field,
    name: field,
    required: true,
    maxLength: isHydrated ? undefined : max,
    'aria-describedby': fault ? `${field}-help ${field}-fault` : `${field}-help`,
    'aria-invalid': fault ? true : undefined,
    // The draft of an earlier visit is filled in before React comes.
    suppressHydrationWarning: true,
    ...on,
  }
  return (
    <div className="contact-form-field">
      <label htmlFor={field}>
        {texts.label}
        {isNeededAlone && <span className="contact-form-optional"> (optional)</span>}
      </label>
      <p className="contact-form-help" id={`${field}-help`}>
        {texts.help}
      </p>
      {fault && (
        <p className="contact-form-fault" id={`${field}-fault`}>
          {fault} {length !== undefined && <span>{`${format(length)} / ${format(max)}`}</span>}
        </p>
      )}
      {rows ? <textarea rows={rows} {...control} /> : <input {...attributes} {...control} />}
    </div>
  )
}
