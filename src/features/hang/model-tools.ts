import type { ModelTools } from '../model/hang-tools.ts'

const made = new Map<string, Promise<ModelTools>>()

async function load(address: string): Promise<ModelTools> {
  const [answer, { toolsOf }] = await Promise.all([fetch(address), import('../model/hang-tools.ts')])
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return toolsOf(await answer.arrayBuffer())
}

/**
 * The tools of a model, loaded once.
 *
 * @throws Error when script or model cannot be had; the next call tries again
 */
export function modelTools(address: string): Promise<ModelTools> {
  const tools = made.get(address) ?? load(address)
  made.set(address, tools)
  tools.catch(() => made.delete(address))
  return tools
}
