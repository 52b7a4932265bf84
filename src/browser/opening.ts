import { tellOpening } from './tell-opening.ts'

tellOpening({ page: document, view: window })
