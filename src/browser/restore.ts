import { restoreOffset } from './restore-offset.ts'

restoreOffset({ page: document, view: window }, Number(document.body.dataset.list))
