import CMS from '@sveltia/cms'
import { editorConfig } from './config.ts'
import { FORMATS } from './formats/formats.ts'
import { guardUnsaved } from './guard-unsaved.ts'

for (const { name, extension, format } of FORMATS) CMS.registerCustomFormat(name, extension, format)
guardUnsaved(window, document)
await CMS.init({
  config: editorConfig({
    repository: import.meta.env.EDITOR_REPOSITORY,
    branch: import.meta.env.EDITOR_BRANCH,
  }),
})
