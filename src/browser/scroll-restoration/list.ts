import { openList } from './open-list.ts'

openList({ page: document, view: window }, Number(document.body.dataset.list))
