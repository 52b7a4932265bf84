import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  {
    problem: 'opens an issue',
    issue: '',
    text: 'error',
    calls: 'issue create --title Failed --body-file file',
  },
  { problem: 'adds to the open issue', issue: '7', text: 'error', calls: 'issue comment 7 --body-file file' },
  { problem: 'is solved: the issue closes', issue: '7', text: '', calls: 'issue close 7 --comment Solved.' },
  { problem: 'never was: nothing happens', issue: '', text: '', calls: '' },
])('a problem $problem', ({ issue, text, calls }) => {
  const gh = `#!/bin/sh\nif [ "$2" = list ]; then echo "${issue}"; else echo "$@" >> calls; fi\n`
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  writeFileSync(join(folder, 'file'), text)
  writeFileSync(join(folder, 'calls'), '')
  const env = { PATH: `${folder}:${process.env.PATH}` }
  const { status } = spawnSync('bash', [join(process.cwd(), '.ci/report-issue'), 'Failed', 'file'], {
    cwd: folder,
    env,
  })
  expect([status, readFileSync(join(folder, 'calls'), 'utf8').trim()]).toEqual([0, calls])
})

test('the smoke test lists each wrong answer of a published site, and nothing else', async () => {
  const answers: Record<string, [status: number, body: string]> = {
    '/commit.txt': [200, 'abc123\n'],
    '/': [200, '<html><title>Fans</title></html>'],
    '/contact': [404, 'Not Found'],
    '/api/getproductcategories': [200, '[{"name":"Indoor"}]'],
    '/api/contact': [405, 'Send messages with the POST method.'],
    '/contact-waiting': [200, '{"waiting":0,"failed":0}'],
  }
  await using site = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, '']
    response.writeHead(status).end(body)
  })
  const url = `http://localhost:${await listen(site)}`
  const smoke = async () => (await promisify(execFile)('.ci/smoke', [`${url}/`, 'abc123'])).stdout
  const wrong = await smoke()
  answers['/contact'] = [200, '<form method="post">']
  const right = await smoke()
  expect(wrong).toBe(
    `- ${url}/contact should answer 200 with \`<form\`. It answered: status 404, Not Found\n`,
  )
  expect(right).toBe('')
})
