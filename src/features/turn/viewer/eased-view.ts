import type { View } from '../view.ts'

/** The part of the way to a new view that is left after a second. */
const LEFT_AFTER_A_SECOND = 1e-4

/** Finer than this, nobody sees a difference. */
const STILL = 0.05

/** The view after some seconds on the short way to another; that one itself once nobody sees a difference. */
export function easedView(seen: View, aim: View, seconds: number): View {
  const part = 1 - LEFT_AFTER_A_SECOND ** seconds
  const yaw = ((((aim.yaw - seen.yaw + 180) % 360) + 360) % 360) - 180
  const [pitch, zoom] = [aim.pitch - seen.pitch, aim.zoom - seen.zoom]
  if (Math.max(Math.abs(yaw), Math.abs(pitch), Math.abs(zoom) * 50) < STILL) return aim
  return { yaw: seen.yaw + yaw * part, pitch: seen.pitch + pitch * part, zoom: seen.zoom + zoom * part }
}
