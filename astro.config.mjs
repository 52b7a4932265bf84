import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { loadEnv } from 'vite'
import { netlifyDev } from './netlify/local/dev.ts'
import { KINDS } from './src/catalogue/kinds/product-kinds.ts'
import { clientInteractionIntegration } from './src/client/islands/client-interaction-integration.ts'
import { keepPlaceScript, paintLimitScript } from './src/client/islands/paint-limit.ts'
import { firstLayoutScript, laterScript } from './src/client/lay-out-later.ts'
import { loadAhead } from './src/client/load-ahead.ts'
import { earlyPressesScript } from './src/client/loading/early-presses.ts'
import { speculationRules } from './src/client/navigation/speculation-rules.ts'
import { scriptFiles } from './src/client/script-files.ts'
import { finderParameters } from './src/features/finder/finder-parameters.ts'
import { changedModules } from './src/publishing/changed-modules.ts'
import { pageFonts } from './src/publishing/fonts/page-fonts.ts'
import { pagePolicy } from './src/publishing/headers/page-policy.ts'
import { dropOriginalPictures } from './src/publishing/pictures/drop-original-pictures.ts'

/** Netlify gives the site's own address in URL; elsewhere the reserved example address stands in. */
const site = process.env.URL || 'https://www.example.com'

/** Visits are counted where staff have a key to read them with; here alone, so that no page can hold it. */
const isCounting = Boolean(loadEnv('', process.cwd(), 'MONDAY_KEY').MONDAY_KEY)

/** The browsers that the site is for, of scripts and of styles (docs/decisions.md). */
const BROWSERS = 'baseline-widely-available'

/** Names that scripts share are written into each (src/client/keys.ts). */
const INLINE_NAMES = { optimization: { inlineConst: true } }

/** Only published pictures are worth eight times the time to encode. PICTURES=published encodes as Netlify does. */
const ARE_PUBLISHED = Boolean(process.env.NETLIFY) || process.env.PICTURES === 'published'
const AVIF = ARE_PUBLISHED ? { effort: 3 } : { effort: 0, chromaSubsampling: '4:2:0' }

/** Inline scripts that Astro does not know; any other stops the build, as content may have brought it in. */
const INLINE_SCRIPTS = [
  `${laterScript}\n${paintLimitScript}\n${earlyPressesScript}`,
  firstLayoutScript,
  speculationRules,
  ...KINDS.map((kind) => keepPlaceScript(finderParameters(kind))),
]

export default defineConfig({
  site,
  trailingSlash: 'never',
  build: { format: 'file' },
  // Outside node_modules, so that encoded pictures survive `npm ci`.
  cacheDir: ARE_PUBLISHED ? './.astro' : './.astro/quick',
  prerenderConflictBehavior: 'error',
  // As `npm run serve` does.
  server: { port: Number(process.env.PORT ?? 4321) },
  // A hook beside the setting, as Astro sets no target for what a browser loads later.
  vite: {
    // Found at the first press only, it would load the page anew under a developer's hand.
    optimizeDeps: { include: ['astro/runtime/server/astro-island.js'] },
    define: { 'import.meta.env.IS_COUNTING': JSON.stringify(isCounting) },
    build: {
      target: BROWSERS,
      // The script of every page is fetched once, not sent with each of them.
      assetsInlineLimit: (file) => (/\/Page\.astro_/.test(file) ? false : undefined),
    },
    worker: {
      format: 'es',
      plugins: () => [scriptFiles()],
      rolldownOptions: {
        output: {
          // Pages of former builds ask for it under the same name (src/client/loading/).
          entryFileNames: ({ name }) => (name === 'reopen' ? '[name].js' : '_astro/[name]-[hash].js'),
        },
      },
    },
    plugins: [
      scriptFiles(),
      loadAhead(),
      {
        name: 'browsers',
        configEnvironment: () => ({ build: { target: BROWSERS, rolldownOptions: INLINE_NAMES } }),
      },
    ],
  },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: AVIF } } },
  fonts: await pageFonts(),
  integrations: [
    react(),
    changedModules(),
    clientInteractionIntegration(),
    dropOriginalPictures(),
    pagePolicy(INLINE_SCRIPTS),
    netlifyDev(),
  ],
})
