import { heicFault, sizeFault } from '../check-content/picture-rules.ts'

/** An input for pictures; a logo's takes any file, as it may be small. */
const PICTURE_INPUT = 'input[type="file"][accept*="image/jpeg"]'

/** Where files are dropped, beside its input. Sveltia CMS takes them by this event as well. */
const ZONE = '.drop-target'
const SELECT = 'Select'

/** Why a photo is rejected; undefined if it isn't, or if the file is no picture, which Sveltia CMS reports. */
async function refusal(file: File): Promise<string | undefined> {
  const heic = heicFault(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  const picture = heic ? undefined : await createImageBitmap(file).catch(() => undefined)
  const fault = heic ?? (picture && sizeFault(picture.width, picture.height))
  picture?.close()
  return fault && `${file.name} ${fault.problem}. ${fault.remedy}`
}

/** Refuses small pictures and iPhone photos (HEIC), as the content check would, when they are chosen or dropped. */
export function refusePictures(view: Pick<Window, 'alert'>, page: Document): void {
  const allowed = new WeakSet<Event>()
  const check = async (files: readonly File[], take: (good: File[]) => void) => {
    const refusals = await Promise.all(files.map(refusal))
    const reasons = refusals.filter((one) => one !== undefined)
    if (reasons.length > 0) view.alert(reasons.join('\n'))
    const good = files.filter((_, index) => refusals[index] === undefined)
    if (good.length > 0) take(good)
  }
  page.addEventListener(
    'change',
    (event) => {
      const input = event.target
      if (allowed.has(event) || !(input instanceof HTMLInputElement) || !input.matches(PICTURE_INPUT)) return
      event.stopImmediatePropagation()
      void check([...(input.files ?? [])], (good) => {
        const list = new DataTransfer()
        for (const file of good) list.items.add(file)
        input.files = list.files
        const again = new Event('change', { bubbles: true })
        allowed.add(again)
        input.dispatchEvent(again)
      })
    },
    { capture: true },
  )
  page.addEventListener(
    'drop',
    (event) => {
      const zone = event.target instanceof Element ? event.target.closest(ZONE) : null
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!zone?.parentElement?.querySelector(`:scope > ${PICTURE_INPUT}`) || files.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // "Drop a file here" goes.
      zone.dispatchEvent(new Event('dragleave'))
      void check(files, (good) => zone.dispatchEvent(new CustomEvent(SELECT, { detail: { files: good } })))
    },
    { capture: true },
  )
}
