import { paths } from '../../catalogue/paths.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { readDraft, writeDraft } from '../message/draft.ts'

interface Props {
  store: PhoneWays
  /** The product or size that the store can look for. */
  what: 'one' | 'it'
  /** The visitor's wish as the form shows it. Never text of the address, which may come from someone else. */
  message: string
}

/** Whom to ask where nothing was found. The message begins with what was looked for, unless the visitor has begun one. */
export const AskInstead = ({ store, what, message }: Props) => {
  const prefill = () => {
    if (!readDraft(window)?.contactFormMessage) writeDraft(window, { contactFormMessage: message })
  }
  return (
    <p>
      Call <a href={store.phoneUrl}>{store.phone}</a>
      {store.textUrl && (
        <span className="text-us">
          , <a href={store.textUrl}>text us</a>
        </span>
      )}{' '}
      or{' '}
      <a href={paths.contact} onClick={prefill}>
        write to us
      </a>
      . We can help you find {what}.
    </p>
  )
}
