import { randomUUID } from 'node:crypto'
import type { Config, Context } from '@netlify/functions'
import { createCountsHandler } from '../../src/features/monday/counts-handler.ts'
import { mondayServices } from '../../src/features/monday/monday-services.ts'

/** Counts what visitors do, without knowing who they are, and tells staff. */
export default function counts(request: Request, context: Context): Promise<Response> {
  const handle = createCountsHandler({
    ...mondayServices(context.deploy.context),
    key: process.env.MONDAY_KEY?.trim(),
    allowedOrigins: context.site.url ? [new URL(context.site.url).origin] : [],
    newId: randomUUID,
  })
  return handle(request)
}

export const config: Config = {
  path: '/counts',
  // As a list, for the reason in contact.mts.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
