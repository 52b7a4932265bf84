// Serves the built site on a free port with stores of its own and a stand-in for Resend, and tells the parent over IPC what they hold.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../netlify/local/serve.ts'
import { countStore } from '../../src/features/monday/count-store.ts'
import { startResend } from '../features/contact/resend-stand-in.ts'

const blobsDirectory = mkdtempSync(path.join(tmpdir(), 'contact-e2e-'))
const resend = await startResend()
process.env.RESEND_BASE_URL = resend.url
const site = await serve({
  root: path.join(import.meta.dirname, '../..'),
  port: 0,
  blobsDirectory,
  publish: '.sites/own/dist',
})

async function counts() {
  const store = countStore('counts-dev')
  return Object.assign({}, ...(await Promise.all((await store.waiting()).map(store.read))))
}

process.on('message', async () => process.send?.({ mails: resend.mails, counts: await counts() }))
process.on('disconnect', async () => {
  await site.close()
  await resend.stop()
  rmSync(blobsDirectory, { recursive: true })
  process.exit(0)
})
process.send?.({ url: site.url })
