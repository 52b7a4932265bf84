import type { Config, Context } from '@netlify/functions'
import { createContactHandler } from '../../src/features/contact/contact-handler.ts'
import { contactServices } from '../../src/features/contact/contact-services.ts'

export default function contact(request: Request, context: Context): Promise<Response> {
  const handle = createContactHandler({
    ...contactServices(context.deploy.context),
    visitor: context.ip,
    allowedOrigins: context.site.url ? [new URL(context.site.url).origin] : [],
    waitUntil: (work) => context.waitUntil(work),
  })
  return handle(request)
}

export const config: Config = {
  path: '/api/contact',
  // A list, as the string 'ip' would count all visitors together. No method, as the handler answers 405.
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
