import { syncFinishWithUrl } from './sync-finish-with-url.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('[data-finish-choice]')) {
  syncFinishWithUrl(form, window)
}
