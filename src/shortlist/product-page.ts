import { syncFinishWithUrl } from '../browser/finish/sync-finish-with-url.ts'
import { showFromTag } from '../browser/from-tag/show-from-tag.ts'
import { followAskLink } from './follow-ask-link.ts'

const form = document.querySelector<HTMLFormElement>('[data-finish-choice]')
if (form) syncFinishWithUrl(form, window)
followAskLink(document)
showFromTag(document, window)
