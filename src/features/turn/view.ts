export interface View {
  /** Degrees to its right, from -180 to 180. */
  yaw: number
  /** Degrees above it; negative from below. */
  pitch: number
  /** 1 is all of it. */
  zoom: number
}

/** A view in words, for those who do not see it: "30° from the right, 10° from below". */
export function viewInWords({ yaw, pitch, zoom }: View): string {
  const round = Math.round(yaw)
  const side = round > 0 ? 'right' : 'left'
  const around = (round === 0 && 'From the front') || (Math.abs(round) === 180 && 'From behind')
  const height = Math.round(pitch)
  const times = Math.round(zoom * 10) / 10
  const parts = [
    around || `${Math.abs(round)}° from the ${side}`,
    height !== 0 && `${Math.abs(height)}° from ${height > 0 ? 'above' : 'below'}`,
    times > 1 && `zoomed in ${times} times`,
  ]
  return parts.filter(Boolean).join(', ')
}
