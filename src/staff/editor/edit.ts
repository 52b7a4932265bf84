/** `npm run edit`: builds the editor for the working folder and serves it; PORT chooses another port. */
import { serve } from '../../../netlify/local/serve.ts'
import { buildEditor } from './build.ts'

const port = Number(process.env.PORT ?? 4322)

await buildEditor('dist-editor', {})
try {
  const { url, close } = await serve({
    root: 'netlify/editor',
    publish: '../../dist-editor',
    port,
    blobsDirectory: '../../.netlify/blobs-editor',
  })
  console.log(`The editor is at ${url} (stop it with Ctrl+C).

It works in this folder: press "Work with Local Repository" and choose
  ${process.cwd()}
Only Chrome and Edge let a page do that. Press Save before you leave a form.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
