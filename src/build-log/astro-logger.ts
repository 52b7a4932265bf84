import type { AstroLoggerDestination } from 'astro'
import nodeLogger from 'astro/logger/node'
import { pictureProgress } from './picture-progress.ts'

/**
 * Astro's own log on a terminal, where a thousand pictures take one line. Astro loads this file by its address
 * (`logger` in astro.config.mjs) and falls back to its own log where it cannot.
 */
export default function astroLogger(): AstroLoggerDestination {
  const terminal = nodeLogger()
  const progress = pictureProgress()
  let isLineOpen = false

  const put = (message: string) =>
    terminal.write({ label: 'SKIP_FORMAT', level: 'info', message, newLine: false })

  return {
    write: (event) => {
      const pictures = progress(event.message)
      if (pictures === undefined) {
        if (isLineOpen) put('\n')
        isLineOpen = false
        terminal.write(event)
      } else if (pictures !== '') {
        put(pictures)
        isLineOpen = !pictures.endsWith('\n')
      }
    },
  }
}
