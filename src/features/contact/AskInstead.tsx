import { paths } from '../../catalogue/paths.ts'
import { readDraft, writeDraft } from '../message/draft.ts'

interface Props {
  phone: string
  phoneUrl: string
  /** The product or size that the store can look for. */
  what: 'one' | 'it'
  /** The visitor's wish as the form shows it. Never text of the address, which may come from someone else. */
  message: string
}

/** Whom to ask where nothing was found. The message begins with what was looked for, unless the visitor has begun one. */
export const AskInstead = ({ phone, phoneUrl, what, message }: Props) => {
  const prefill = () => {
    if (!readDraft(window)?.contactFormMessage) writeDraft(window, { contactFormMessage: message })
  }
  return (
    <p>
      Call <a href={phoneUrl}>{phone}</a> or{' '}
      <a href={paths.contact} onClick={prefill}>
        write to us
      </a>
      . We can help you find {what}.
    </p>
  )
}
