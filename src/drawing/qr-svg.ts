import { encode } from 'uqr'

interface QrCode {
  /** Modules on a side, the quiet zone of four around it included. */
  size: number
  /** The dark modules, a stroke one unit wide for each run of a row. */
  path: string
}

/** The margin of ISO/IEC 18004; with less, scanners fail on dark or printed backgrounds. */
const QUIET_ZONE = 4

/** Dark runs as strokes, each from the end of the last: places in the code would take twice the bytes. */
function strokes(rows: readonly (readonly boolean[])[]): string {
  // A stroke runs along the middle of its row.
  let end = { x: 0, y: -0.5 }
  const runs = rows.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...modules.matchAll(/1+/g)].map(({ index: x, 0: { length } }) => ({ x, y, length }))
  })
  return runs
    .map(({ x, y, length }) => {
      const stroke = `m${x - end.x} ${y - end.y}h${length}`
      end = { x: x + length, y }
      return stroke
    })
    .join('')
}

/** The QR code of a text, with error correction M: 15 percent of it may be covered or worn. */
function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE })
  return { size, path: strokes(data) }
}

/** The QR code as markup, without a name, as the text next to it names the address. */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" stroke="#000" aria-hidden="true"><path d="${path}"/></svg>`
}
