import { growPicture } from './grow-picture.ts'
import { readyNextPage } from './ready-next-page.ts'
import { noticeWaiting } from './waiting-notice.ts'

// What makes leaving a page pleasant; nothing that must not be missed.
const world = { page: document, view: window }
growPicture(world)
noticeWaiting(world)
readyNextPage(world)
