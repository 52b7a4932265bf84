import { syncFinishWithUrl } from '../browser/finish/sync-finish-with-url.ts'
import { followAskLink } from './follow-ask-link.ts'

const form = document.querySelector<HTMLFormElement>('[data-finish-choice]')
if (form) syncFinishWithUrl(form, window)
followAskLink(document)
