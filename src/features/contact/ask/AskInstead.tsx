import { paths } from '../../../catalogue/paths.ts'

interface Props {
  phone: string
  phoneUrl: string
  /** What the store can find. */
  what: 'one' | 'it'
  /** The visitor is about to write to the store. */
  onAsk: () => void
}

/** Whom to ask where nothing was found. */
export const AskInstead = ({ phone, phoneUrl, what, onAsk }: Props) => (
  <p>
    Call <a href={phoneUrl}>{phone}</a> or{' '}
    <a href={paths.contact} onClick={onAsk}>
      write to us
    </a>
    : we can help you find {what}.
  </p>
)
