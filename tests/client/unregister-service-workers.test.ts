import { expect, test } from 'vitest'
import { unregisterServiceWorkers } from '../../src/client/unregister-service-workers.ts'

type Workers = Parameters<typeof unregisterServiceWorkers>[0]

test('every service worker of this address is unregistered', async () => {
  const gone: string[] = []
  const worker = (name: string) => ({ unregister: async () => gone.push(name) })
  const serviceWorker = { getRegistrations: async () => [worker('old'), worker('older')] }
  await unregisterServiceWorkers({ serviceWorker } as unknown as Workers)
  expect(gone).toEqual(['old', 'older'])
})

test.each([
  { browser: 'that has none', serviceWorker: undefined },
  { browser: 'that forbids them', serviceWorker: { getRegistrations: () => Promise.reject(new Error()) } },
])('a browser $browser is left alone', async ({ serviceWorker }) => {
  await expect(unregisterServiceWorkers({ serviceWorker } as unknown as Workers)).resolves.toBeUndefined()
})
