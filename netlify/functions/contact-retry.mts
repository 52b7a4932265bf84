import type { Config, Context } from '@netlify/functions'
import { contactServices } from '../../src/features/contact/contact-services.ts'
import { retryPending } from '../../src/features/contact/delivery.ts'

export default async function contactRetry(_request: Request, context: Context): Promise<Response> {
  const { sendMail, ...services } = contactServices(context.deploy.context)
  if (!sendMail) return new Response('Not configured', { status: 503 })
  return Response.json(await retryPending({ ...services, sendMail }))
}

export const config: Config = { schedule: '*/10 * * * *' }
