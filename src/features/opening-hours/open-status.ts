import { showHours } from './show-hours.ts'

showHours(document)
