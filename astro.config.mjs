import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { loadEnv } from 'vite'
import { netlifyDev } from './netlify/local/dev.ts'
import { speculationRules } from './src/layouts/speculation-rules.ts'
import { pageFonts } from './src/publishing/fonts/page-fonts.ts'
import { pagePolicy } from './src/publishing/headers/page-policy.ts'
import { dropOriginalPictures } from './src/publishing/pictures/drop-original-pictures.ts'

/** Visits are counted where staff have a key to read them with; here alone, so that no page can hold it. */
const isCounting = Boolean(loadEnv('', process.cwd(), 'MONDAY_KEY').MONDAY_KEY)

/** The browsers that the site is for, of scripts and of styles (docs/decisions.md). */
const BROWSERS = 'baseline-widely-available'

/** Loads an island when a visitor turns to it. */
const INTERACTION = { name: 'interaction', entrypoint: `${import.meta.dirname}/src/client/interaction.ts` }

/** One file for the script of every page and all that it imports, which other scripts share. */
const ONE_PAGE_SCRIPT = {
  output: { codeSplitting: { groups: [{ name: 'page', test: /\/layouts\/every-page\.ts/ }] } },
}

/** Only published pictures are worth eight times the time to encode. PICTURES=published encodes as Netlify does. */
const ARE_PUBLISHED = Boolean(process.env.NETLIFY) || process.env.PICTURES === 'published'
const AVIF = ARE_PUBLISHED ? { effort: 3 } : { effort: 0, chromaSubsampling: '4:2:0' }

export default defineConfig({
  // Netlify gives the site's own address in URL; elsewhere the reserved example address stands in.
  site: process.env.URL || 'https://www.example.com',
  trailingSlash: 'never',
  build: { format: 'file' },
  // Outside node_modules, so that encoded pictures survive `npm ci`.
  cacheDir: ARE_PUBLISHED ? './.astro' : './.astro/quick',
  prerenderConflictBehavior: 'error',
  server: { port: Number(process.env.PORT ?? 4321) },
  // A hook beside the setting, as Astro sets no target for what a browser loads later.
  vite: {
    define: { 'import.meta.env.IS_COUNTING': JSON.stringify(isCounting) },
    build: {
      target: BROWSERS,
      // Scripts are fetched once, not sent with each page.
      assetsInlineLimit: (file) => (/\.astro_astro_type_script/.test(file) ? false : undefined),
    },
    plugins: [
      {
        name: 'browsers',
        configEnvironment: (environment) => ({
          build: { target: BROWSERS, ...(environment === 'client' && { rolldownOptions: ONE_PAGE_SCRIPT }) },
        }),
      },
    ],
  },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: AVIF } } },
  fonts: await pageFonts(),
  integrations: [
    react(),
    {
      name: 'client-interaction',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => addClientDirective(INTERACTION),
      },
    },
    dropOriginalPictures(),
    pagePolicy([speculationRules]),
    netlifyDev(),
  ],
})
