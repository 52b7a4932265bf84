import { catalogue } from '../catalogue/index.ts'
import { agentsGuide } from '../publishing/assistants.ts'
import { site } from '../publishing/site.ts'
import { store } from '../publishing/store.ts'

export const GET = () => new Response(agentsGuide(catalogue, store, site))
