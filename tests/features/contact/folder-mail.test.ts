import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderMail } from '../../../src/features/contact/delivery/folder-mail.ts'
import { anEntry } from './requests.ts'

test('without a key a mail is a file in a folder, named by its time and id', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'folder-mail-'))
  const folder = path.join(root, 'new', 'folder')
  const lines: unknown[] = []
  const send = folderMail(folder, (...line) => void lines.push(line))
  await send(anEntry({ id: 'a1', receivedAt: Date.parse('2026-03-02T15:00:00Z') }))
  expect(await readdir(folder)).toEqual(['2026-03-02T15-00-00-000Z-a1.txt'])
  const file = path.join(folder, '2026-03-02T15-00-00-000Z-a1.txt')
  expect(await readFile(file, 'utf8')).toMatch(
    /^Subject: Message from Ann\nReply-To: ann@example.com\n\nName: Ann\nE-mail: ann@example.com\n\nHello\n/,
  )
  expect(lines).toEqual([['info', 'contact.written', { file }]])
  await rm(root, { recursive: true })
})
