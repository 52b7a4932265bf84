/** Closes a dialog by a press beside it, where the browser does not know `closedby`. */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return
  const isBeside = ({ clientX, clientY }: PointerEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return clientX < left || clientX > right || clientY < top || clientY > bottom
  }
  // A press that begins within, such as one that marks a text, closes nothing.
  let hasBegunBeside = false
  dialog.addEventListener('pointerdown', (event) => {
    hasBegunBeside = isBeside(event)
  })
  dialog.addEventListener('pointerup', (event) => {
    if (hasBegunBeside && isBeside(event)) dialog.close()
  })
}
