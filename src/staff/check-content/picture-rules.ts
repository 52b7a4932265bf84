import type { Fault } from '../../catalogue/faults.ts'

/** Error in a file, as the rest of a sentence that begins with its name. */
export type FileFault = Pick<Fault, 'problem' | 'remedy'>

/** Smaller pictures look soft on a phone's screen. */
const MIN_SIDE_PX = 800

export const sizeFault = (width: number, height: number): FileFault | undefined =>
  Math.min(width, height) >= MIN_SIDE_PX
    ? undefined
    : {
        problem: `is ${width} x ${height} px`,
        remedy: `Use a larger one: at least ${MIN_SIDE_PX} px on each side.`,
      }

/** An iPhone's photo, whatever its name: its first box lists the brands of the format. */
export function heicFault(bytes: Uint8Array): FileFault | undefined {
  const start = String.fromCharCode(...bytes.subarray(4, 40))
  if (!start.startsWith('ftyp') || !/hei[cxms]|hev[cx]/.test(start) || start.includes('avif'))
    return undefined
  return {
    problem: 'is an iPhone photo in HEIC format, which browsers cannot show',
    remedy:
      'Save it as JPEG: in Preview on a Mac (File, Export) or in Photos on Windows (Save as). For new photos: iPhone Settings, Camera, Formats, Most Compatible.',
  }
}
