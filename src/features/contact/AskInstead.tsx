import { paths } from '../../catalogue/paths.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { readDraft, writeDraft } from '../message/draft.ts'

interface Props {
  store: PhoneWays
  /** A start for the message. Never text from the address, which may come from someone else. */
  message: string
}

/** Phone and message links for an empty result. Starts a message, unless the visitor has one. */
export const AskInstead = ({ store, message }: Props) => {
  const prefill = () => {
    if (!readDraft().contactFormMessage) writeDraft({ contactFormMessage: message })
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
      . We’re glad to help.
    </p>
  )
}
