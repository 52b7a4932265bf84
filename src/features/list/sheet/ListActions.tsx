import { type ReactNode, type RefObject, useState } from 'react'
import { paths } from '../../../catalogue/paths.ts'
import { printWithPictures } from '../../../client/dom.ts'
import { type ParameterChanges, withParameters } from '../../../client/state.ts'
import { namelessRoomParameters } from '../../fit/visitor.ts'
import { roomsFor } from '../house/listed-rooms.ts'
import type { ShowNotice } from '../notice.ts'
import { listLink, shareLink } from '../share-list.ts'
import { printShortlist, type Shortlist } from '../shortlist.ts'

interface Props {
  items: Shortlist
  /** Rooms of a house, as an address writes them. */
  rooms?: string
  /** Whether they are side by side, and are shared so. */
  isCompared?: boolean
  /** What else a link to them says. */
  further?: ParameterChanges | undefined
  /** What prints something else than the list on the screen, if anything. */
  printed?: RefObject<(() => void) | undefined>
  call?: ReactNode
  /** Asks for a visit in the list itself; left out where nothing would keep it. */
  onVisit?: (() => void) | undefined
  onNotice: ShowNotice
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** The actions for products: send them to the showroom, share, print, call. */
export function ListActions({
  items,
  rooms = '',
  isCompared = false,
  further,
  printed,
  call,
  onVisit,
  onNotice,
}: Props) {
  const [link, setLink] = useState('')
  const meant = { rooms: roomsFor(items, rooms) }

  const contact = paths.contact + withParameters('', { ...meant, list: printShortlist(items) })

  const share = async () => {
    const url = listLink(window.location, items, {
      isCompared,
      room: { ...namelessRoomParameters(window), ...meant, ...further },
    })
    const outcome = await shareLink(navigator, { title: document.title, url })
    if (outcome === 'copied') onNotice('Link copied. Paste it into a message.')
    if (outcome === 'failed') {
      setLink(url)
      onNotice('We couldn’t copy the link for you. It’s selected, so you can copy it.')
    }
  }

  return (
    <div className="list-actions side-by-side">
      <a className="button" href={contact}>
        Send to the showroom
      </a>
      <p className="list-buttons">
        <button className="button button-quiet" type="button" onClick={share}>
          Share
        </button>
        <button
          className="button button-quiet"
          type="button"
          onClick={() => {
            if (printed?.current) printed.current()
            else printWithPictures('.printed-list img')
          }}
        >
          Print
        </button>
      </p>
      {link && (
        <label className="list-link">
          Link to share
          <input key={link} ref={focus} value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
      )}
      {call}
      {onVisit ? (
        <button className="list-plan tap" type="button" onClick={onVisit}>
          Or plan a visit
        </button>
      ) : (
        <a className="tap" href={`${contact}#visit`}>
          Or plan a visit
        </a>
      )}
    </div>
  )
}
