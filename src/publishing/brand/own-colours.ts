import {
  contrast,
  FIXED_COLOURS,
  mixed,
  OWN_COLOURS,
  type OwnColours,
} from '../../catalogue/rules/contrast.ts'

/** WCAG 2.2, 1.4.6 (AAA), for visitors who prefer more contrast. */
const MORE_CONTRAST = 7

const GROUNDS = [FIXED_COLOURS.paper, FIXED_COLOURS.surface, FIXED_COLOURS.sand]

/** Darkens a text color until it has that contrast on every ground. */
function withMoreContrast(colour: string): string {
  let darker = colour
  for (let share = 1; share > 0; share -= 0.05) {
    darker = mixed(colour, share, 0)
    if (GROUNDS.every((ground) => contrast(darker, ground) >= MORE_CONTRAST)) break
  }
  return darker
}

const rule = (query: string, tokens: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(tokens).map(([name, colour]) => `--color-${name}:${colour}`)
  return `@media ${query}{html:root{${lines.join(';')}}}`
}

/** Undefined for the colors of `src/styles/tokens.css`. Forced colors and a wish for more contrast take precedence. */
export function ownColourStyle(colours: OwnColours): string | undefined {
  const { accent, dark, glow } = colours
  if (JSON.stringify(colours) === JSON.stringify(OWN_COLOURS)) return undefined
  const strong = withMoreContrast(accent)
  return [
    rule('(forced-colors:none)', {
      brass: accent,
      'brass-deep': mixed(accent, 0.76, 0),
      night: dark,
      'night-line': mixed(dark, 0.86, 255),
      glow,
    }),
    rule('(forced-colors:none) and (prefers-contrast:more)', {
      brass: strong,
      'brass-deep': strong,
      'night-line': FIXED_COLOURS.nightText,
    }),
  ].join('')
}
