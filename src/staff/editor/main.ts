import CMS from '@sveltia/cms'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { editorConfig } from './config.ts'
import { recordFormat } from './record-format.ts'
import { reportPictures } from './report-pictures.ts'

const SAVE = '[data-entry-draft-root] [role="toolbar"] button.primary[aria-disabled="false"]'

for (const kind of Object.keys(RECORD_KINDS) as RecordKind[])
  CMS.registerCustomFormat(kind, 'json', recordFormat(kind))
const repository: string | null = import.meta.env.EDITOR_REPOSITORY

reportPictures()
// On GitHub the editor saves a draft of every change; in a folder, closing the tab would lose it.
if (repository === null)
  window.addEventListener('beforeunload', (event) => {
    if (document.querySelector(SAVE)) event.preventDefault()
  })
await CMS.init({
  config: editorConfig({
    repository: repository ?? undefined,
    branch: import.meta.env.EDITOR_BRANCH ?? undefined,
  }),
})
