import { showOpenStatus } from './show-open-status.ts'

showOpenStatus({ page: document, view: window })
