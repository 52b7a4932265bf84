import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { dropOriginalPictures } from '../../../src/publishing/pictures/drop-original-pictures.ts'

test('deletes originals from dist and keeps other files', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  const keptFiles = ['page.DfeZ2Xqc.css', 'porch.DfeZ2Xqc_Z1x2Y3.avif', 'porch.DfeZ2Xqc_Z1x2Y3.jpg']
  await mkdir(join(dist, '_astro'))
  for (const name of ['porch.DfeZ2Xqc.jpg', 'den.a-_4567Z.png', ...keptFiles])
    await writeFile(join(dist, '_astro', name), '')

  const { 'astro:build:done': done } = dropOriginalPictures().hooks
  await done?.({ dir: pathToFileURL(`${dist}/`) } as Parameters<typeof done>[0])

  expect((await readdir(join(dist, '_astro'))).sort()).toEqual(keptFiles)
  await rm(dist, { recursive: true })
})
