import CMS from '@sveltia/cms'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { heicFault, sizeFault } from '../check-content/picture-rules.ts'
import { editorConfig } from './config.ts'
import { recordFormat } from './record-format.ts'

/** An input for photos; a logo's takes any file, as it may be small. */
const PHOTO_INPUT = 'input[type="file"][accept*="image/jpeg"]'

/** The content check's error in a photo; undefined for a file that isn’t an image, which Sveltia CMS reports. */
async function photoError(file: File): Promise<string | undefined> {
  const heic = heicFault(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  const picture = heic ? undefined : await createImageBitmap(file).catch(() => undefined)
  const fault = heic ?? (picture && sizeFault(picture.width, picture.height))
  return fault && `${file.name} ${fault.problem}. ${fault.remedy}`
}

async function report(files: FileList | null | undefined): Promise<void> {
  const errors = (await Promise.all([...(files ?? [])].map(photoError))).filter((one) => one !== undefined)
  if (errors.length > 0) alert(errors.join('\n'))
}

// A small or HEIC photo is reported as soon as someone chooses or drops it; the content check refuses to publish it.
document.addEventListener(
  'change',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(PHOTO_INPUT)) void report(target.files)
  },
  { capture: true },
)
document.addEventListener(
  'drop',
  ({ target, dataTransfer }) => {
    const field = target instanceof Element ? target.closest('.drop-target')?.parentElement : null
    if (field?.querySelector(`:scope > ${PHOTO_INPUT}`)) void report(dataTransfer?.files)
  },
  { capture: true },
)

const SAVE = '[data-entry-draft-root] [role="toolbar"] button.primary[aria-disabled="false"]'

for (const kind of Object.keys(RECORD_KINDS) as RecordKind[])
  CMS.registerCustomFormat(kind, 'json', recordFormat(kind))
const repository: string | null = import.meta.env.EDITOR_REPOSITORY

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
