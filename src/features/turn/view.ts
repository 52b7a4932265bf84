export interface View {
  /** Degrees to its right, from -180 to 180. */
  yaw: number
  /** Degrees above it; negative from below. */
  pitch: number
  /** 1 is all of it. */
  zoom: number
}

const HIGHEST = 60
const LOWEST = -85
const CLOSEST = 4

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

/** Limits a view to visible angles. */
export const limited = ({ yaw, pitch, zoom }: View): View => ({
  yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
  pitch: within(LOWEST, pitch, HIGHEST),
  zoom: within(1, zoom, CLOSEST),
})

/** A view in words, for those who do not see it: "30° from the right, 10° from below". */
export function viewInWords({ yaw, pitch, zoom }: View): string {
  const round = Math.round(yaw)
  const side = round > 0 ? 'right' : 'left'
  const around = (round === 0 && 'From the front') || (Math.abs(round) === 180 && 'From behind')
  const height = Math.round(pitch)
  const parts = [
    around || `${Math.abs(round)}° from the ${side}`,
    height !== 0 && `${Math.abs(height)}° from ${height > 0 ? 'above' : 'below'}`,
    zoom > 1 && `zoomed in ${Math.round(zoom * 10) / 10} times`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The remaining part of the way to a new view after a second. */
const LEFT_AFTER_A_SECOND = 1e-4

/** Smallest visible difference. */
const STILL = 0.05

/** The view after some seconds on the short way to another; the target itself once the difference is invisible. */
export function easedView(seen: View, aim: View, seconds: number): View {
  const part = 1 - LEFT_AFTER_A_SECOND ** seconds
  const yaw = ((((aim.yaw - seen.yaw + 180) % 360) + 360) % 360) - 180
  const [pitch, zoom] = [aim.pitch - seen.pitch, aim.zoom - seen.zoom]
  if (Math.max(Math.abs(yaw), Math.abs(pitch), Math.abs(zoom) * 50) < STILL) return aim
  return { yaw: seen.yaw + yaw * part, pitch: seen.pitch + pitch * part, zoom: seen.zoom + zoom * part }
}
