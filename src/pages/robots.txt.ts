import { catalogue } from '../catalogue/index.ts'
import { robotsText } from '../publishing/assistants.ts'
import { site } from '../publishing/site.ts'

export const GET = () => new Response(robotsText(catalogue.store.mayTrainModels, site))
