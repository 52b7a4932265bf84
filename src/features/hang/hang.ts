import { load } from '../../client/load.ts'
import { withParameters } from '../../client/state.ts'
import { qrSvg } from '../../drawing/qr-svg.ts'
import { readMeasurement } from '../fit/read-measurement.ts'
import { LIMITS } from '../fit/room-address.ts'
import { visitorsPlace } from '../fit/visitor.ts'
import { chosenFinishes, chosenSpan, sizeWords } from '../model/choice.ts'
import type { Hanging } from '../model/hang-tools.ts'
import { loadModel } from '../model/load-model.ts'
import { closePanel, openPanel } from '../model/photo-panel.ts'

const INCHES_IN_A_FOOT = 12
const METERS_IN_AN_INCH = 0.0254

const USUAL_CEILING_INCHES = 96

const FIELD = `<p><label>Ceiling height in feet <input class="room-field" name="ceiling" inputmode="decimal" autocomplete="off" aria-describedby="hang-fault"></label></p><p class="room-fault" id="hang-fault" role="alert"></p>`

const HOW = {
  ceiling:
    'Actual size, on the included downrod. Point your camera at the floor below the spot, then look up.',
  wall: 'Actual size. Point your camera at the wall and hold still while it finds the surface.',
}

const CAMERA = {
  ceiling: 'Point at the floor below the spot, tap, then look up.',
  wall: 'Point at the spot on the wall, then tap.',
}

const formFor = (on: keyof typeof HOW, way: WayToHang): string =>
  `${on === 'ceiling' ? FIELD : ''}<p class="quiet">${HOW[on]}</p>
${way === 'quickLook' ? '<a class="button" rel="ar" hidden><img alt="" width="32" height="32">See it in my room</a>' : '<button class="button" type="button" hidden>See it in my room</button>'}
<p role="status"></p>`

/** A device's way to hang a product: Quick Look on iPhones and iPads, the browser's camera, or handing over to a phone. */
type WayToHang = 'quickLook' | 'camera' | 'phone'

/** The way of a device whose page shows "In your room" (product-page.ts). */
function wayToHang(): WayToHang {
  if (document.createElement('a').relList.supports('ar')) return 'quickLook'
  return document.documentElement.dataset.hangs === undefined ? 'phone' : 'camera'
}

/** A QR code that opens this product on a phone, with its finish, size and room. */
function codeFor({ location }: Window, title: string): string {
  const { origin, pathname, search } = location
  const address = `${origin}${pathname}${withParameters(search, { list: undefined, rooms: undefined, compare: undefined })}`
  return `${qrSvg(address)}<p>Scan with your phone, then tap “In your room” next to the photos of the ${title}.</p>`
}

/**
 * Replaces a product's photos with the panel to see it in the visitor's room: ceiling height and camera on a phone, a QR
 * code on a desktop.
 *
 * @param button "In your room", with the product's mounting
 */
function hangProduct(button: HTMLElement, product: HTMLElement): void {
  const way = wayToHang()
  const on = button.dataset.hang === 'wall' ? 'wall' : 'ceiling'
  const title = document.querySelector('h1')?.textContent?.trim() ?? ''
  const element = document.createElement('div')
  element.className = 'hang'
  element.tabIndex = -1
  element.innerHTML = way === 'phone' ? codeFor(window, title) : formFor(on, way)
  const signal = openPanel(button, product, element)
  element.focus()
  if (way === 'phone') return

  const find = <Found extends Element>(selector: string) => element.querySelector<Found>(selector)
  const field = find<HTMLInputElement>('input')
  const fault = find('[role="alert"]')
  const action = find<HTMLElement>('.button')
  const status = find('[role="status"]')
  const img = find<HTMLImageElement>('img')
  // Safari opens a link with one picture in Quick Look.
  const picture = [...product.querySelectorAll<HTMLImageElement>('[data-view] img')].find(
    ({ offsetParent }) => offsetParent !== null,
  )
  if (img && picture) img.src = picture.currentSrc || picture.src
  const { ceilingInches = USUAL_CEILING_INCHES } = visitorsPlace('fans')
  if (field) field.value = String(ceilingInches / INCHES_IN_A_FOOT)

  /** Undefined while the field holds no height. */
  const hanging = (): Hanging | undefined => {
    const { inches, fault: wrong } = field
      ? readMeasurement({ unit: 'feet', limits: LIMITS.ceiling }, field.value)
      : {}
    if (fault) fault.textContent = wrong?.text ?? (field && inches === undefined ? 'Enter a height.' : '')
    if (field && inches === undefined) return undefined
    const spanInches = chosenSpan(product)
    return {
      chosen: chosenFinishes(product),
      ...(inches !== undefined && { ceilingMeters: inches * METERS_IN_AN_INCH }),
      ...(spanInches && { spanInches }),
    }
  }

  let latest: Promise<void> | undefined
  const prepare = () => {
    const wanted = hanging()
    if (action) action.hidden = true
    if (!wanted || !status || !action) return
    status.textContent = 'Getting it ready…'
    const address = product.querySelector<HTMLElement>('[data-turn]')?.dataset.turn ?? ''
    const done = load(() => Promise.all([import('../model/hang-tools.ts'), loadModel(address)])).then(
      async ([tools, glb]) => {
        const size = wanted.spanInches && (await tools.sizeShown(glb, wanted.spanInches))
        const show = way === 'quickLook' ? await tools.quickLook(glb, wanted) : undefined
        if (latest !== done || signal.aborted) return
        if (show) (action as HTMLAnchorElement).href = show
        else
          action.onclick = () =>
            void tools
              .openCamera(glb, wanted, { panel: element, words: CAMERA[on] })
              .catch(() => (status.textContent = 'We couldn’t open your camera. Tap to try again.'))
        action.hidden = false
        status.textContent = size ? sizeWords(size, wanted.spanInches) : ''
      },
    )
    latest = done
    done.catch(() => {
      if (latest === done) status.textContent = ''
    })
  }
  product.addEventListener('change', prepare, { signal })
  element.addEventListener('input', prepare, { signal })
  prepare()
}

export function press(button: HTMLElement): void {
  const product = button.closest<HTMLElement>('.finishes')
  if (product && !closePanel(button)) hangProduct(button, product)
}
