import { restoreScrollOffset } from './restore-scroll-offset.ts'

restoreScrollOffset({ page: document, view: window }, Number(document.body.dataset.list))
