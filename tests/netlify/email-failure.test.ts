import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onError } from '../../netlify/plugins/email-failure/index.js'
import { PROVIDER } from '../../src/features/contact/contact-config.ts'
import { startResend } from '../features/contact/resend-stand-in.ts'

/** Netlify runs plugins in the folder of the project. */
const before = process.cwd()
let folder: string
let resend: Awaited<ReturnType<typeof startResend>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'email-failure-'))
  process.chdir(folder)
  resend = await startResend()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const settings = {
    CONTEXT: 'production',
    [PROVIDER.key]: 're_0123456789abcdef',
    CONTACT_TO: 'hello@millerfans.com',
    CONTACT_FROM: 'website@millerfans.com',
    RESEND_BASE_URL: resend.url,
    SITE_NAME: 'miller-fans',
    DEPLOY_ID: '65f',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await resend.stop()
  process.chdir(before)
  await rm(folder, { recursive: true })
})

const fail = () =>
  onError({ error: new Error('Command failed with exit code 1: npm run build'), inputs: { site: 'website' } })
const text = () => `${Object(resend.emails[0]).text}`

test('emails a failed build’s errors and log address', async () => {
  await writeFile(
    'build.log',
    '> npm run build\n\u001B[31m✖ content/fans/a.json › title: is missing. Add it.\n1 error\n',
  )
  await fail()
  expect(resend.emails).toMatchObject([
    { to: ['hello@millerfans.com'], subject: 'The website was not published' },
  ])
  expect(text()).toContain('Please correct:\n✖ content/fans/a.json › title: is missing. Add it.\n\n')
  expect(text()).toContain('https://app.netlify.com/projects/miller-fans/deploys/65f')
})

test('emails the end of the log for other failures', async () => {
  await writeFile('build.log', `${'line\n'.repeat(100)}Cannot find module "astro"\n`)
  await fail()
  expect(text()).toContain('The log ends with:\nline\n')
  expect(text()).toContain('Cannot find module "astro"\n\nIf you')
  expect(text().split('\n').length).toBeLessThan(60)
})

test('emails the error of a build that failed before its command, but not of a preview', async () => {
  await fail()
  expect(text()).toContain('Command failed with exit code 1')
  vi.stubEnv('CONTEXT', 'deploy-preview')
  await fail()
  expect(resend.requests()).toBe(1)
})

test('logs an email that the provider rejects', async () => {
  resend.behave('answers 403 bad key')
  await fail()
  expect(console.log).toHaveBeenCalledWith('Couldn’t email the errors: 403.')
})
