import { countVisits } from './count-visits.ts'

countVisits({ page: document, view: window })
