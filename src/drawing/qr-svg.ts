import { renderSVG } from 'uqr'

/** The margin of ISO/IEC 18004; with less, scanners fail on dark or printed backgrounds. */
const QUIET_ZONE = 4

/** Without a name, as the text next to it has the address. Up to 15 percent may be covered or worn. */
export const qrSvg = (text: string): string =>
  renderSVG(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, pixelSize: 1 }).replace(
    '<svg',
    '<svg class="qr" shape-rendering="crispEdges" aria-hidden="true"',
  )
