// Serves the built site on a free port with its own stores and a stand-in for Resend, and reports their content to the parent over IPC.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../netlify/local/serve.ts'
import { dayStore } from '../../src/features/weekly-stats/day-store.ts'
import { dayIn } from '../../src/features/weekly-stats/week.ts'
import { startResend } from '../features/contact/resend-stand-in.ts'

const blobsDirectory = mkdtempSync(path.join(tmpdir(), 'contact-e2e-'))
const resend = await startResend()
const site = await serve({
  root: path.join(import.meta.dirname, '../..'),
  port: 0,
  blobsDirectory,
  publish: '.sites/own/dist',
})

async function counts() {
  const store = dayStore('counts-dev')
  const days = [Date.now(), Date.now() - 86_400_000].map((time) =>
    store.read(dayIn('America/New_York', time)),
  )
  return Object.assign({}, ...(await Promise.all(days)))
}

process.on('message', async () => process.send?.({ emails: resend.emails, counts: await counts() }))
process.on('disconnect', async () => {
  await site.close()
  await resend.stop()
  rmSync(blobsDirectory, { recursive: true })
  process.exit(0)
})
process.send?.({ url: site.url })
