import CMS from '@sveltia/cms'
import { editorConfig } from './config.ts'
import { FORMATS } from './formats.ts'
import { guardUnsaved } from './guard-unsaved.ts'
import { refusePictures } from './refuse-pictures.ts'

for (const { name, extension, format } of FORMATS) CMS.registerCustomFormat(name, extension, format)
const repository: string | null = import.meta.env.EDITOR_REPOSITORY

refusePictures(window, document)
// On GitHub the editor keeps unsaved changes as a draft and offers them again.
if (repository === null) guardUnsaved(window, document)
await CMS.init({
  config: editorConfig({
    repository: repository ?? undefined,
    branch: import.meta.env.EDITOR_BRANCH ?? undefined,
  }),
})
