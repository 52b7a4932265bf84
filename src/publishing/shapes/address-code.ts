import { qrSvg } from '../../drawing/qr-svg.ts'
import { memoized } from '../memoized.ts'

/** The QR code of an address: a product's two pages print the same one. */
export const addressCode = memoized(qrSvg)
