/** Said to a visitor who has pressed the button before the list is known. */
export const LIST_IS_LOADING = 'Your list is loading. Your message is sent with it in a moment.'

/** A list's script has this long before a message goes without it. */
const WAIT_MS = 6000

/**
 * Holds a message with a list until the script that carries the list (carry.ts) is there. Where it does not come, the browser posts the
 * form itself, and the function takes the list from the address of the page, as it does without scripts.
 *
 * @param listed the list, which then stands in the address
 * @param onPost told when the browser posts the form
 * @param wait a live region for what a visitor who has pressed the button waits for
 */
export function holdForList(
  form: HTMLFormElement,
  listed: string,
  load: () => Promise<unknown>,
  onPost: () => unknown,
  wait: Element | null,
): void {
  let held: SubmitEvent | undefined
  let isLost = false
  const hold = (event: SubmitEvent) => {
    if (!form.checkValidity()) return
    // Before the form's island hears of it.
    event.stopImmediatePropagation()
    if (isLost) {
      onPost()
      return
    }
    event.preventDefault()
    held = event
    wait?.replaceChildren(LIST_IS_LOADING)
  }
  const release = () => {
    wait?.replaceChildren()
    if (held) form.requestSubmit(held.submitter)
    held = undefined
  }
  const lose = () => {
    isLost = true
    const { search, pathname } = location
    if (!/[?&](list|about)=/.test(search))
      history.replaceState(history.state, '', `${pathname}?list=${listed}`)
    release()
  }
  form.addEventListener('submit', hold)
  const timer = setTimeout(lose, WAIT_MS)
  load().then(() => {
    clearTimeout(timer)
    form.removeEventListener('submit', hold)
    release()
  }, lose)
}
