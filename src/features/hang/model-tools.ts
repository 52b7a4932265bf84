import { HANG_TOOLS } from '../../client/keys.ts'
import { takeFetched } from '../../client/take-fetched.ts'
import type { ModelTools, TakeTools } from '../model/hang-tools.ts'
import turn from '../turn/turn.ts?script'

const made = new Map<string, Promise<ModelTools>>()

async function load(address: string): Promise<ModelTools> {
  const [answer] = await Promise.all([takeFetched(address), import(/* @vite-ignore */ turn)])
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const glb = await answer.arrayBuffer()
  return new Promise((resolve) => {
    const take: TakeTools = (make) => resolve(make(glb))
    document.dispatchEvent(new CustomEvent(HANG_TOOLS, { detail: take }))
  })
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
