import { execFileSync } from 'node:child_process'

/**
 * Below the ports that a system gives by itself, from 32,768 on Linux: one of those may be taken by any connection before its server
 * starts. Above 10,080, which browsers refuse.
 */
const FIND = `
const { once } = require('node:events')
const { createServer } = require('node:net')
const listening = async () => {
  const port = 20_000 + Math.floor(12_000 * Math.random())
  return once(createServer().listen(port), 'listening').then(() => port, listening)
}
Promise.all(Array.from({ length: Number(process.argv[1]) }, listening)).then((ports) => {
  console.log(ports.join())
  process.exit()
})`

/** Free ports. */
export const findFreePorts = (count: number): number[] =>
  execFileSync(process.execPath, ['--eval', FIND, String(count)], { encoding: 'utf8' })
    .split(',')
    .map(Number)

/**
 * Free ports. Found once for all processes of a run: Playwright reads its settings in each and gives each the first
 * one's environment.
 *
 * @param variable the environment variable that holds them
 */
export function freePorts(variable: string, count: number): number[] {
  process.env[variable] ??= findFreePorts(count).join()
  return process.env[variable].split(',').map(Number)
}
