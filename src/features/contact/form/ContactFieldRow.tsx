import type { InputHTMLAttributes } from 'react'
import { type ContactField, MAX_CHARACTERS } from '../../message/contact-fields.ts'
import type { FieldTexts } from './form-texts.ts'
import type { FieldEvent } from './use-contact-form.ts'

interface Props {
  field: ContactField
  texts: FieldTexts
  /** The sentence about the field's fault, if it has one. */
  fault: string | undefined
  /** The length of a text that is too long. */
  length: number | undefined
  /** With the script there is no `maxlength`: it reports a text that is too long. */
  isHydrated: boolean
  /** Makes the field a textarea. */
  rows?: number
  /** Labeled as optional while it is not required, since a list is enclosed. */
  isOptionalWithList?: boolean
  attributes?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'pattern' | 'spellCheck' | 'title' | 'type'
  >
  onInput(event: FieldEvent): void
  onBlur(event: FieldEvent): void
}

const format = (count: number): string => count.toLocaleString('en-US')

/** A field with its label, help and fault. Uncontrolled, so that what is typed before hydration is never lost. */
export function ContactFieldRow({
  field,
  texts,
  fault,
  length,
  isHydrated,
  rows,
  isOptionalWithList,
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
    // The draft is filled in before React hydrates.
    suppressHydrationWarning: true,
    ...on,
  }
  return (
    <div className="contact-form-field">
      <label htmlFor={field}>
        {texts.label}
        {isOptionalWithList && <span className="contact-form-optional"> (optional)</span>}
      </label>
      <p className="contact-form-help quiet" id={`${field}-help`}>
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
