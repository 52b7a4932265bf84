// Serves the built site on a free port with its own outbox and a stand-in for Resend, told by the parent over IPC.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../netlify/local/serve.ts'
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

process.on('message', () => process.send?.({ mails: resend.mails }))
process.on('disconnect', async () => {
  await site.close()
  await resend.stop()
  rmSync(blobsDirectory, { recursive: true })
  process.exit(0)
})
process.send?.({ url: site.url })
