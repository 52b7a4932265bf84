import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const SECRETS = { RESEND_API_KEY: 're_0123456789' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['as it is', 'const key = "re_0123456789"', 1],
  ['in base64', `atob("${btoa('re_0123456789, and more')}")`, 1],
  ['not at all', 'const key = process.env.RESEND_API_KEY', 0],
])('a secret that a file holds %s', async (_how, text, faults) => {
  await writeFile(join(folder, 'bundle.mjs'), text)
  expect(await findSecrets([folder], SECRETS)).toMatchObject({
    files: 1,
    faults: Array(faults).fill(`${join(folder, 'bundle.mjs')} holds RESEND_API_KEY`),
  })
})
