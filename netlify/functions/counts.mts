import type { Config, Context } from '@netlify/functions'
import storeFacts from '../../content/store.json' with { type: 'json' }
import { createCountsHandler } from '../../src/features/weekly-stats/counts-handler.ts'
import { dayStore } from '../../src/features/weekly-stats/day-store.ts'

export default function counts(request: Request, { deploy, site }: Context): Promise<Response> {
  const handle = createCountsHandler({
    store: dayStore(`counts-${deploy.context || 'dev'}`),
    key: process.env.MONDAY_KEY?.trim(),
    allowedOrigins: site.url ? [new URL(site.url).origin] : [],
    timeZone: storeFacts.timeZone,
    now: Date.now,
  })
  return handle(request)
}

export const config: Config = {
  path: '/counts',
  // A list, as in contact.mts.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
