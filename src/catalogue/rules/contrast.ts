/** The store's own colors: links and buttons, dark bands, and highlights on them. */
export const OWN_COLOURS = { accent: '#7d5310', dark: '#241d18', glow: '#f2c46d' } as const

export type OwnColour = keyof typeof OWN_COLOURS
export type OwnColours = Readonly<Record<OwnColour, string>>

/** Colors of `src/styles/tokens.css` next to them. */
export const FIXED_COLOURS = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sand: '#f3ece1',
  nightText: '#f6efe4',
  nightMuted: '#c9bba8',
} as const

/** WCAG 2.2, 1.4.3 (AA), for text. */
export const MIN_CONTRAST = 4.5

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colors such as "#7d5310", from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
