import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onError } from '../../netlify/plugins/tell-failure/index.js'
import { PROVIDER } from '../../src/features/contact/contact-config.ts'
import { startResend } from '../features/contact/resend-stand-in.ts'

let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  resend = await startResend()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const settings = {
    CONTEXT: 'production',
    [PROVIDER.key]: 're_0123456789abcdef',
    CONTACT_TO: 'hello@millerfans.com',
    CONTACT_FROM: 'website@millerfans.com',
    [PROVIDER.baseUrl]: resend.url,
    SITE_NAME: 'miller-fans',
    DEPLOY_ID: '65f',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await resend.stop()
})

const failed = () => onError({ error: new Error('Command failed with exit code 1: npm run build') })

test('of a build that failed, staff hear by mail where it says why', async () => {
  await failed()
  expect(resend.mails).toMatchObject([
    {
      to: ['hello@millerfans.com'],
      subject: 'The website was not published',
      text: expect.stringContaining('https://app.netlify.com/sites/miller-fans/deploys/65f'),
    },
  ])
})

test('of a preview that failed, nobody hears', async () => {
  vi.stubEnv('CONTEXT', 'deploy-preview')
  await failed()
  expect(resend.requests()).toBe(0)
})

test('a mail that is not taken is a line of the log', async () => {
  resend.behave('answers 403 bad key')
  await failed()
  expect(console.log).toHaveBeenCalledWith('Staff could not be told by mail: 403.')
})
