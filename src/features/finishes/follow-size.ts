import { putParameters, queryParameter } from '../../client/state.ts'

/** Draws a fan to scale in one size or all: its widths change, its heights stay. */
function drawInSize(sizeInches: number | undefined): void {
  for (const line of document.querySelectorAll<SVGElement>('[data-line-of]'))
    line.style.display = !sizeInches || Number(line.dataset.lineOf) === sizeInches ? '' : 'none'
  for (const shape of document.querySelectorAll<SVGElement>('[data-wide], [data-round]')) {
    const { wide, round } = shape.dataset
    const spanInches = Number(wide ?? round)
    const part = (sizeInches ?? spanInches) / spanInches
    const off = (1 - part) * (spanInches / 2)
    // The widest span begins at 0; from above, its middle is as far over the floor line.
    shape.setAttribute(
      'transform',
      wide ? `matrix(${part} 0 0 1 ${off} 0)` : `matrix(${part} 0 0 ${part} ${off} ${-off})`,
    )
  }
}

/**
 * Shows the chosen size's figures and drawing on a fan's page, and puts the size into the address (`?size=60`). Until one is chosen, the
 * page shows all of them. A size in the address that the fan doesn't come in is ignored.
 */
export function followSize(form: HTMLFormElement): void {
  const update = () => {
    const chosen = form.querySelector<HTMLInputElement>(':checked')?.value
    if (!chosen) return
    putParameters({ size: chosen })
    for (const line of document.querySelectorAll<HTMLElement>('[data-of-size]'))
      line.hidden = line.dataset.ofSize !== chosen
    drawInSize(Number(chosen))
  }
  const requested = queryParameter(location.search, 'size')
  for (const input of form.querySelectorAll('input')) if (input.value === requested) input.checked = true
  form.addEventListener('change', update)
  // The list and the room may have started before this script, and a size been chosen before it was there.
  if (form.querySelector(':checked')) form.dispatchEvent(new Event('change', { bubbles: true }))
}
