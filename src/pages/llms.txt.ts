import { catalogue } from '../catalogue/index.ts'
import { llmsText } from '../publishing/assistants.ts'
import { site } from '../publishing/site.ts'
import { store } from '../publishing/store.ts'
import { plainLinks } from '../publishing/text-pages.ts'

export const GET = () =>
  new Response(llmsText(catalogue, store, [...plainLinks('menu'), ...plainLinks('footer')], site))
