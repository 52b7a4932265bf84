import { execFileSync } from 'node:child_process'

const FIND = `
const { createServer } = require('node:net')
const listening = async () => {
  const server = createServer().listen(0)
  await require('node:events').once(server, 'listening')
  return server
}
Promise.all(Array.from({ length: Number(process.argv[1]) }, listening)).then((servers) => {
  console.log(servers.map((server) => server.address().port).join())
  process.exit()
})`

/**
 * Ports that nothing listens on. Found once for all processes of a run: Playwright reads its settings in each of them, and gives
 * each the environment of the first.
 *
 * @param variable where the environment keeps them
 */
export function freePorts(variable: string, count: number): number[] {
  process.env[variable] ??= execFileSync(process.execPath, ['--eval', FIND, String(count)], {
    encoding: 'utf8',
  }).trim()
  return process.env[variable].split(',').map(Number)
}
