/** `npm run edit`: builds the editor for the working folder and serves it; PORT chooses another port. */
import { serveUntilStopped } from '../../../netlify/local/serve.ts'
import { buildEditor } from './build.ts'

const port = Number(process.env.PORT ?? 4322)

await buildEditor('dist-editor', {})
await serveUntilStopped(
  {
    root: 'netlify/editor',
    publish: '../../dist-editor',
    port,
    blobsDirectory: '../../.netlify/blobs-editor',
  },
  (url) => `The editor is at ${url} (stop it with Ctrl+C).

It works in this folder: click "Work with Local Repository" and choose
  ${process.cwd()}
It needs Chrome or Edge. Click Save before you leave a form.`,
)
