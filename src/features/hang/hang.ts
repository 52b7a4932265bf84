import { element } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { withParameters } from '../../client/state.ts'
import { qrSvg } from '../../drawing/qr-svg.ts'
import { readMeasurement } from '../fit/read-measurement.ts'
import { LIMITS } from '../fit/room-address.ts'
import { visitorsPlace } from '../fit/visitor.ts'
import { chosenFinishes, chosenSpan, sizeWords } from '../model/choice.ts'
import { loadModel } from '../model/load-model.ts'
import { closePanel, openPanel } from '../model/photo-panel.ts'

const METERS_IN_AN_INCH = 0.0254
const USUAL_CEILING_INCHES = 96

const WORDS = {
  ceiling: {
    how: 'Actual size, on the included downrod. Point your camera at the floor below the spot, then look up.',
    camera: 'Point at the floor below the spot, tap, then look up.',
  },
  wall: {
    how: 'Actual size. Point your camera at the wall and hold still while it finds the surface.',
    camera: 'Point at the spot on the wall, then tap.',
  },
}

/** Shows a QR code that opens this product on a phone, with its finish, size and room. */
function showCode(panel: HTMLElement): void {
  const { origin, pathname, search } = location
  const address = `${origin}${pathname}${withParameters(search, { list: undefined, rooms: undefined, compare: undefined })}`
  const title = document.querySelector('h1')?.textContent?.trim()
  const words = `Scan with your phone, then tap “In your room” next to the photos of the ${title}.`
  panel.prepend(element('p', {}, words))
  panel.insertAdjacentHTML('afterbegin', qrSvg(address))
}

/** Safari opens a link with one picture in Quick Look. */
function quickLookLink(product: HTMLElement): HTMLAnchorElement {
  const image = element('img', { alt: '', width: 32, height: 32 })
  const photos = product.querySelectorAll<HTMLImageElement>('[data-view] img')
  const photo = [...photos].find(({ offsetParent }) => offsetParent !== null)
  if (photo) image.src = photo.currentSrc || photo.src
  return element('a', { className: 'button', rel: 'ar', hidden: true }, image, 'See it in my room')
}

/**
 * Replaces a product's photos with the panel to see it in the visitor's room: ceiling height and Quick Look or the browser's camera
 * on a phone, a QR code on a desktop.
 *
 * @param button "In your room", with the product's mounting
 */
function hangProduct(button: HTMLElement, product: HTMLElement): void {
  const panel = element('div', { className: 'hang', tabIndex: -1 })
  const signal = openPanel(button, product, panel)
  panel.focus()
  const isQuickLook = document.createElement('a').relList.supports('ar')
  if (!isQuickLook && document.documentElement.dataset.hangs === undefined) {
    showCode(panel)
    return
  }

  const on = button.dataset.hang === 'wall' ? 'wall' : 'ceiling'
  const { ceilingInches = USUAL_CEILING_INCHES } = visitorsPlace('fans')
  const field = element('input', {
    className: 'room-field',
    name: 'ceiling',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: String(ceilingInches / 12),
  })
  field.setAttribute('aria-describedby', 'hang-fault')
  const line = element('p', { className: 'room-fault', id: 'hang-fault', role: 'alert' })
  const label = element('label', {}, 'Ceiling height in feet ', field)
  const action = isQuickLook
    ? quickLookLink(product)
    : element('button', { className: 'button', type: 'button', hidden: true }, 'See it in my room')
  const status = element('p', { role: 'status' })
  panel.prepend(
    ...(on === 'ceiling' ? [element('p', {}, label), line] : []),
    element('p', { className: 'quiet' }, WORDS[on].how),
    action,
    status,
  )

  let latest = 0
  const prepare = async () => {
    latest += 1
    const own = latest
    action.hidden = true
    const { inches, fault } = readMeasurement({ unit: 'feet', limits: LIMITS.ceiling }, field.value)
    line.textContent = inches === undefined ? (fault ?? 'Enter a height.') : ''
    field.ariaInvalid = inches === undefined ? 'true' : null
    status.textContent = inches === undefined ? '' : 'Getting it ready…'
    if (inches === undefined) return
    const spanInches = chosenSpan(product)
    const hanging = {
      chosen: chosenFinishes(product),
      ceilingMeters: on === 'ceiling' ? inches * METERS_IN_AN_INCH : undefined,
      spanInches,
    }
    const address = product.querySelector<HTMLElement>('[data-turn]')?.dataset.turn ?? ''
    try {
      const [tools, glb] = await load(() =>
        Promise.all([import('../model/hang-tools.ts'), loadModel(address)]),
      )
      const size = spanInches && (await tools.sizeShown(glb, spanInches))
      const file = isQuickLook && (await tools.quickLook(glb, hanging))
      if (own !== latest || signal.aborted) return
      if (file) action.setAttribute('href', file)
      else
        action.onclick = () =>
          void tools
            .openCamera(glb, hanging, { panel, words: WORDS[on].camera })
            .catch(() => (status.textContent = 'We couldn’t open your camera. Tap to try again.'))
      action.hidden = false
      status.textContent = size ? sizeWords(size, spanInches) : ''
    } catch {
      if (own === latest) status.textContent = ''
    }
  }
  product.addEventListener('change', prepare, { signal })
  panel.addEventListener('input', prepare, { signal })
  void prepare()
}

export function press(button: HTMLElement): void {
  const product = button.closest<HTMLElement>('.finishes')
  if (product && !closePanel(button)) hangProduct(button, product)
}
