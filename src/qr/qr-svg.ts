import { encode } from 'uqr'

/** A QR code as one path, a module being one unit of a square. */
export interface QrCode {
  /** Modules on a side, the quiet zone of four around it included. */
  size: number
  /** The dark modules, a rectangle for each run of a row. */
  path: string
}

/** As ISO/IEC 18004 asks for; on dark or printed ground scanners fail with less. */
const QUIET_ZONE = 4

/** The QR code of a text, with error correction M: 15 percent of it may be covered or worn. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return { size, path: rows.join('') }
}

/** The markup of the same, as an image without a name: what stands beside it says where it leads. */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text)
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`
}
