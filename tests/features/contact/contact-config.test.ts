import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configReport } from '../../../src/features/contact/check-config.ts'
import { contactConfig, hasMailKey } from '../../../src/features/contact/contact-config.ts'

const WHOLE = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'a@example.com, b@example.com',
  CONTACT_FROM: 'Website <site@example.com>',
}

test('a whole configuration is read', () => {
  expect(contactConfig({ ...WHOLE, RESEND_BASE_URL: 'http://127.0.0.1:1' })).toEqual({
    config: {
      apiKey: 're_123',
      to: ['a@example.com', 'b@example.com'],
      from: 'Website <site@example.com>',
      baseUrl: 'http://127.0.0.1:1',
    },
  })
})

test('a blank setting is one that is not set', () => {
  expect(contactConfig({ ...WHOLE, RESEND_BASE_URL: '  ' })).toMatchObject({ config: { apiKey: 're_123' } })
  expect([undefined, '', '  ', 're_1'].map((key) => hasMailKey({ RESEND_API_KEY: key }))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test.each([
  ['RESEND_API_KEY', ''],
  ['RESEND_API_KEY', 're 123'],
  ['CONTACT_TO', ' '],
  ['CONTACT_TO', 'a@example.com,'],
  ['CONTACT_TO', 'showroom'],
  ['CONTACT_TO', 'Showroom a@example.com'],
  ['CONTACT_TO', 'a@example.com>'],
  ['CONTACT_TO', 'a@example.com b@example.com'],
  ['RESEND_BASE_URL', 'xhttp://127.0.0.1'],
  ['CONTACT_FROM', undefined],
  ['CONTACT_FROM', 'Website'],
  ['CONTACT_FROM', 'Website <site@example.com>\nBcc: <x@example.com>'],
  ['RESEND_BASE_URL', 'resend'],
])('%s as %j is the only variable that is named', (name, value) => {
  const result = contactConfig({ ...WHOLE, [name]: value })
  expect('problems' in result && result.problems.map((problem) => problem.split(':')[0])).toEqual([name])
})

test('a production build stops without its settings', () => {
  const { lines, isFatal } = configReport({ CONTEXT: 'production', CONTACT_TO: 'a@example.com' })
  expect(isFatal).toBe(true)
  expect(lines.join('\n')).toMatch(/cannot send mail.*\n {2}RESEND_API_KEY: .*\n {2}CONTACT_FROM: /)
})

test.each([
  ['a whole production build', { CONTEXT: 'production', ...WHOLE }, /^$/],
  ['a machine without a key', {}, /\.outbox\//],
  ['half a configuration on a machine', { RESEND_API_KEY: 're_1' }, /no mail can be sent.*\n {2}CONTACT_TO/],
])('%s goes on, and prints what will happen', (_name, environment, words) => {
  const { lines, isFatal } = configReport(environment)
  expect(isFatal).toBe(false)
  expect(lines.join('\n')).toMatch(words)
})

test('the command ends a production build without settings with an error and no stack', () => {
  const command = path.resolve('src/features/contact/check-config.ts')
  const cwd = mkdtempSync(path.join(tmpdir(), 'no-env-'))
  const { PATH } = process.env
  const env = { PATH, CONTEXT: 'production' }
  const run = spawnSync(process.execPath, [command], { cwd, env, encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('RESEND_API_KEY')
  expect(run.stderr).not.toContain('    at ')
})
