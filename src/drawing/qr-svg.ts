import { renderSVG } from 'uqr'

/** The margin of ISO/IEC 18004; with less, scanners fail on dark or printed backgrounds. */
const QUIET_ZONE = 4

/**
 * A QR code as markup, without a name, as the text next to it names the address. With error correction M, 15 percent of it may be
 * covered or worn.
 */
export const qrSvg = (text: string): string =>
  renderSVG(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, pixelSize: 1 }).replace(
    '<svg',
    '<svg class="qr" shape-rendering="crispEdges" aria-hidden="true"',
  )
