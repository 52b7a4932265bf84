import { type ReactNode, useState } from 'react'
import { withParameters } from '../../browser/query-parameters.ts'
import { paths } from '../../paths.ts'
import { listLink, shareLink } from '../share-list.ts'
import { printShortlist, type Shortlist } from '../shortlist.ts'

interface Props {
  items: Shortlist
  call?: ReactNode
  onStatus(sentence: string): void
}

/** What can be done with the list: send it to the showroom, share it, print it, call. */
export function ListActions({ items, call, onStatus }: Props) {
  const [link, setLink] = useState('')

  const share = async () => {
    const url = listLink(window.location, items)
    const outcome = await shareLink(navigator, { title: document.title, url })
    if (outcome === 'copied') onStatus('The link to your list is copied. Paste it into a message.')
    if (outcome === 'failed') {
      setLink(url)
      onStatus('Copy the link below to share your list.')
    }
  }

  return (
    <footer className="list-actions">
      <a className="button" href={paths.contact + withParameters('', { list: printShortlist(items) })}>
        Send to the showroom
      </a>
      <p className="list-buttons">
        <button className="button button-quiet" type="button" onClick={share}>
          Share
        </button>
        <button className="button button-quiet" type="button" onClick={() => window.print()}>
          Print
        </button>
      </p>
      {link && (
        <label className="list-link">
          Link to your list
          <input value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
      )}
      {call}
    </footer>
  )
}
