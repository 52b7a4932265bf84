/** What places have beside their measures, in inches: as most houses have it. */
export const USUAL = {
  ceiling: 96,
  /** The top of a vanity. */
  vanity: 34,
  /** The lower edge of a mirror, and how high it is. */
  mirrorFrom: 40,
  mirrorHeight: 36,
  doorWidth: 36,
  /** From the frame of a door to the lantern beside it. */
  besideDoor: 8,
} as const

/** The upper edge of a mirror. */
export const MIRROR_TOP_INCHES = USUAL.mirrorFrom + USUAL.mirrorHeight
