import { mixed, OWN_COLOURS, type OwnColours } from '../../catalogue/rules/contrast.ts'

/**
 * The rule that sets the store's own colors and what follows from them; undefined where they are those of
 * `src/styles/tokens.css`. A visitor's own colors go before them.
 */
export function ownColourStyle(colours: OwnColours): string | undefined {
  const { accent, dark, glow } = colours
  if (JSON.stringify(colours) === JSON.stringify(OWN_COLOURS)) return undefined
  const tokens = {
    brass: accent,
    'brass-deep': mixed(accent, 0.76, 0),
    night: dark,
    'night-line': mixed(dark, 0.86, 255),
    glow,
  }
  const lines = Object.entries(tokens).map(([name, colour]) => `--color-${name}:${colour}`)
  return `@media (forced-colors:none){html:root{${lines.join(';')}}}`
}
