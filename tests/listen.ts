import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Lets a server listen on a free port, which is returned; without a host, as `localhost` may be 127.0.0.1 or ::1. */
export async function listen(server: Server, host?: string): Promise<number> {
  await once(server.listen(0, host), 'listening')
  return (server.address() as AddressInfo).port
}
