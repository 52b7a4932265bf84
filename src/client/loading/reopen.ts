import { isPopoverOpen } from '../is-popover-open.ts'
import { type Control, controlOf, FIELDS, fieldValue, fill, find, isTicked, isTyping } from './controls.ts'
import { type SayNotLoaded, sayNotLoaded } from './say-not-loaded.ts'
import type { Ask } from './waiting.ts'

// The file /reopen.js, which open pages of former builds load too: `Reopening`, and what is left in the history's state, are a contract
// with them. On the window, as the build drops what a file of its own exports.

/** What this leaves on the window. */
export interface Reopening {
  reopen: typeof reopen
  again: typeof again
  sayNotLoaded: SayNotLoaded
}

/** What is left in the history's state, which needs no storage, for the page that is loaded anew. */
interface Left {
  /** What was pressed, after what has to be open for it; nothing where the address asks for all there is. */
  presses: Control[]
  /** What fields hold. */
  fields: [Control, string | boolean][]
  /** The field that has the focus. */
  focused: Control | undefined
  /** The ids of sheets that are open. */
  sheets: string[]
}

/** A page is not loaded anew by itself again sooner than this. */
const PAUSE_MS = 60_000
/** What is asked for first has this long: less than the visitor waits to be told. */
const ANSWER_MS = 3000
/** What is pressed to have an element in sight again. */
function pressesFor(element: Element): Element[] {
  const opener = element.closest('dialog') && document.querySelector('[data-list-open]')
  return opener ? [opener, element] : [element]
}

async function answerOf(address: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(address, how)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** What the new page has to know for what was pressed: anything that is no control where nothing was. */
function leftFor(at: Element): Left {
  const focused = document.activeElement?.matches(FIELDS) ? document.activeElement : undefined
  // A pressed Keep goes along by itself (features/list/answer-presses.ts).
  const isControl = at.isConnected && at.matches('a, button:not([data-keep]), input, select, summary')
  return {
    presses: isControl ? pressesFor(at).map(controlOf) : [],
    fields: [...document.querySelectorAll(FIELDS)].map((field) => [controlOf(field), fieldValue(field)]),
    focused: focused && controlOf(focused),
    sheets: [...document.querySelectorAll('[popover][id]')]
      .filter((one) => isPopoverOpen(one as HTMLElement))
      .map(({ id }) => id),
  }
}

/**
 * Loads the page anew. Never returns when the page goes; rejects when it would not come back, or not as it was.
 *
 * @param leave says what is left for the new page, once it is known to come: on a slow line a visitor goes on meanwhile
 */
async function loadAnew(leave: () => Left): Promise<never> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const page = await answerOf(location.href, { cache: 'no-cache', signal })
  // A page without the script that every page has would answer to nothing.
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1]
  if (script) await answerOf(script, { signal })
  history.replaceState({ ...history.state, reopen: leave(), reopened: Date.now() }, '')
  location.reload()
  return new Promise(() => undefined)
}

/** Loads the page anew and does there what was pressed, with all that was typed; see `loadAnew`. */
const reopen = (at: Element): Promise<never> => loadAnew(() => leftFor(at))

/** Asks for something once more, and then loads the page anew, unless that was just done or someone is typing. */
async function again<Loaded>(ask: Ask<Loaded>, at: Element): Promise<Loaded> {
  try {
    return await ask('?again')
  } catch (error) {
    if (isTyping() || Date.now() - (history.state?.reopened ?? 0) < PAUSE_MS) throw error
    return reopen(at)
  }
}

/** Opens what an element is folded into. */
function unfold(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true
}

async function takeUp(left: Left): Promise<void> {
  const { presses, fields, focused, sheets } = left
  for (const sheet of sheets) document.getElementById(sheet)?.showPopover?.()
  for (const [field, value] of fields) fill(field, value)
  // What makes controls of its own waits for a pointer.
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  for (const press of presses) {
    const control = await find(press)
    if (!control) {
      const asBefore = async () => ({ reopen: () => loadAnew(() => left) })
      sayNotLoaded(
        document.getElementById('main') as HTMLElement,
        asBefore,
        false,
        undefined,
        'What you pressed is not on this page now.',
      )
      return
    }
    unfold(control)
    control.focus()
    // Its field may be filled in already, and what opened a sheet or is unfolded would close it.
    const isDone = isTicked(control)
      ? control.checked === press.isTicked
      : control.localName === 'summary' || sheets.includes(control.getAttribute('popovertarget') ?? '')
    if (!isDone) control.click()
  }
  if (focused) (await find(focused))?.focus()
}

/** A page that has this already has left something itself, for the page that comes in its place. */
const isGoing = 'reopen' in globalThis
Object.assign(globalThis, { reopen, again, sayNotLoaded } satisfies Reopening)

const { reopen: left, ...state } = (history.state ?? {}) as { reopen?: Left }
if (left && !isGoing) {
  history.replaceState(state, '')
  void takeUp(left)
}
