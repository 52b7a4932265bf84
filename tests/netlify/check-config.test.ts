import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { configReport } from '../../netlify/check-config.ts'

const WHOLE = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'a@example.com, b@example.com',
  CONTACT_FROM: 'Website <site@example.com>',
}

test('a production build stops without its settings', () => {
  const { lines, isFatal } = configReport({ CONTEXT: 'production', CONTACT_TO: 'a@example.com' })
  expect(isFatal).toBe(true)
  expect(lines.join('\n')).toMatch(/can’t send email.*\n {2}RESEND_API_KEY: .*\n {2}CONTACT_FROM: /)
})

test.each([
  ['a whole production build', { CONTEXT: 'production', ...WHOLE }, /^$/],
  ['a machine without a key', {}, /\.outbox\//],
  ['half a configuration on a machine', { RESEND_API_KEY: 're_1' }, /email can’t be sent.*\n {2}CONTACT_TO/],
])('%s continues and prints the consequence', (_name, environment, words) => {
  const { lines, isFatal } = configReport(environment)
  expect(isFatal).toBe(false)
  expect(lines.join('\n')).toMatch(words)
})

test('the command fails a production build without settings, without a stack trace', () => {
  const command = path.resolve('netlify/check-config.ts')
  const cwd = mkdtempSync(path.join(tmpdir(), 'no-env-'))
  const { PATH } = process.env
  const env = { PATH, CONTEXT: 'production' }
  const run = spawnSync(process.execPath, [command], { cwd, env, encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('RESEND_API_KEY')
  expect(run.stderr).not.toContain('    at ')
})
