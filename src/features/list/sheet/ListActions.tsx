import { type MouseEvent, useState } from 'react'
import { paths } from '../../../catalogue/paths.ts'
import { textLink } from '../../../catalogue/text-link.ts'
import { type ParameterChanges, withParameters } from '../../../client/state.ts'
import { roomParameters } from '../../fit/room-address.ts'
import { namelessPlace } from '../../fit/visitor.ts'
import { type Entries, printList } from '../entries.ts'
import { roomsFor } from '../house.ts'
import { listFacts } from '../list-facts.ts'
import { showNotice } from '../notice.ts'

/** The visitor closed the share sheet, or clicked again while it is open. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)

/** Shares a link by the Web Share API, or copies it if there is none or it refuses. Never rejects. */
export async function shareLink(
  navigator: Pick<Navigator, 'share' | 'clipboard'>,
  data: { title: string; url: string },
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    if (isAnswered(error)) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

interface Props {
  entries: Entries
  rooms?: string
  further?: ParameterChanges
  onPrint?: () => void
}

/** Opens the visit's fields if the sheet has them; otherwise the link leads to the contact form's. */
function openVisit(event: MouseEvent): void {
  const details = document.getElementById('list-visit')
  if (!details) return
  event.preventDefault()
  details.setAttribute('open', '')
  details.querySelector('summary')?.focus()
}

const focus = (input: HTMLInputElement | null) => input?.focus()

export function ListActions({ entries, rooms = '', further, onPrint }: Props) {
  const ways = listFacts().store
  const [link, setLink] = useState('')
  const carried = { list: printList(entries), rooms: roomsFor(entries, rooms) }
  const { list } = carried
  const contact = paths.contact + withParameters('', carried)

  const share = async () => {
    const { origin, pathname } = location
    const room = roomParameters(namelessPlace('fans'))
    const url = origin + pathname + withParameters('', { ...room, ...carried, ...further })
    const outcome = await shareLink(navigator, { title: document.title, url })
    if (outcome === 'copied') showNotice('Link copied. Paste it into a message.')
    if (outcome === 'failed') {
      setLink(url)
      showNotice('We couldn’t copy the link for you. It’s selected, so you can copy it.')
    }
  }

  return (
    <div className="list-actions side-by-side">
      <a className="button" href={contact}>
        Send to the showroom
      </a>
      <button className="button button-quiet" type="button" onClick={share}>
        Share
      </button>
      <button className="button button-quiet" type="button" onClick={onPrint ?? (() => window.print())}>
        Print
      </button>
      {link && (
        <label className="labeled">
          Link to share
          <input key={link} ref={focus} value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
      )}
      <a className="tap" href={ways.phoneUrl}>
        Call {ways.phone}
      </a>
      {ways.textUrl && (
        <a
          className="tap text-us"
          href={textLink(ways.textUrl, location.origin + paths.home + withParameters('', { list }))}
        >
          Text us
        </a>
      )}
      <a className="tap" href={`${contact}#visit`} onClick={openVisit}>
        Plan a visit
      </a>
    </div>
  )
}
