/** What is said when the model cannot be shown. */
export const FAILED = 'The model cannot be shown, so the pictures stay. Press again to try once more.'

/** Shows a sentence below a product's pictures and lets screen readers say it; an empty one takes the last away. */
export function say(button: HTMLElement, sentence: string): void {
  const { parentElement: place, ownerDocument: page } = button
  const found = place?.querySelector('[role="status"]')
  const status = found ?? page.createElement('p')
  if (!found) {
    status.setAttribute('role', 'status')
    status.className = 'quiet'
    place?.append(status)
  }
  status.textContent = sentence
}
