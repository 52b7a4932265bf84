import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import contact, { config } from '../../../netlify/functions/contact.mts'
import { serveSite } from '../../netlify/made-up-site.ts'
import { jsonPost, submission } from './requests.ts'

const functionFile = (name: string) => JSON.stringify(path.resolve(`netlify/functions/${name}.mts`))
const forward = (name: string) => `export { default, config } from ${functionFile(name)}`

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  vi.stubEnv('RESEND_API_KEY', '')
  vi.spyOn(console, 'info').mockImplementation(() => {})
  site = await serveSite({ contact: forward('contact'), 'contact-retry': forward('contact-retry') })
  vi.spyOn(process, 'cwd').mockReturnValue(site.root)
})
afterAll(async () => {
  await site.stop()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('writes email to .outbox when there is no key', async () => {
  const answer = await site.ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(submission({ contactFormName: 'Zoë' })),
  })
  expect([answer.status, await answer.text()]).toEqual([200, 'Success'])
  const folder = path.join(site.root, '.outbox')
  // The folder is there a moment before the file, and the file before its text.
  await vi.waitFor(async () => {
    const [file = ''] = await readdir(folder)
    expect(await readFile(path.join(folder, file), 'utf8')).toMatch(
      /^Subject: Message from Zoë\nReply-To: ann@example.com\n\nName: Zoë\nEmail: /,
    )
  })
})

test('the retry’s address answers with its counts', async () => {
  const answer = await site.ask('/.netlify/functions/contact-retry', { method: 'POST' })
  expect(await answer.json()).toEqual({ sent: 0, failed: 0 })
})

test('limits each visitor separately and answers all methods', () => {
  expect(config.rateLimit?.aggregateBy).toEqual(['ip', 'domain'])
  expect(config).not.toHaveProperty('method')
})

test.each(['deploy-preview', 'branch-deploy'])('a %s sends nothing and explains', async (deploy) => {
  const settings = { RESEND_API_KEY: 're_1', CONTACT_TO: 'a@b.co', CONTACT_FROM: 'c@b.co' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const context = { deploy: { context: deploy }, site: {}, waitUntil: () => {} } as unknown as Parameters<
    typeof contact
  >[1]
  const answer = await contact(jsonPost(submission()), context)
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringMatching(/^This is a preview of the site,/),
  ])
  vi.stubEnv('RESEND_API_KEY', '')
})
