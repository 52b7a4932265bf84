/** Serves the editor as built by Netlify, on PORT. */
import { serve } from '../../../../netlify/local/serve.ts'
import { buildEditor } from '../../../../src/staff/editor/build.ts'

const publish = '.sites/editor'
await buildEditor(publish, {
  NETLIFY: 'true',
  REPOSITORY_URL: 'https://github.com/store/showroom',
  BRANCH: 'main',
})
await serve({
  root: 'netlify/editor',
  publish: `../../${publish}`,
  port: Number(process.env.PORT),
  blobsDirectory: '../../.netlify/blobs-hosted',
})
