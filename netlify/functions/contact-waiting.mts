import type { Config, Context } from '@netlify/functions'
import { contactServices } from '../../src/features/contact/contact-services.ts'
import { waitingMessages } from '../../src/features/contact/delivery.ts'

/** A workflow on GitHub reads it each morning and opens an issue. */
export default async function contactWaiting(_request: Request, context: Context): Promise<Response> {
  const { outbox, now } = contactServices(context.deploy.context)
  return Response.json(await waitingMessages(outbox, now()))
}

export const config: Config = {
  path: '/contact-waiting',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
