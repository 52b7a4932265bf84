import type { Config, Context } from '@netlify/functions'
import { mondayRun } from '../../src/features/monday/monday-run.ts'
import { mondayServices } from '../../src/features/monday/monday-services.ts'

/** Adds what was counted to its day, and tells staff of last week on Monday morning. */
export default async function monday(_request: Request, context: Context): Promise<Response> {
  if (!process.env.MONDAY_KEY?.trim()) return new Response('Nothing is counted.')
  return Response.json(await mondayRun(mondayServices(context.deploy.context)))
}

export const config: Config = { schedule: '*/10 * * * *' }
