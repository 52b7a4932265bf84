import { offerCalendar } from '../visit/offer-calendar.ts'
import { showSent } from './show-sent.ts'

showSent(document, window)
offerCalendar(document, window)
