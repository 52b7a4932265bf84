import { offerCalendar } from '../../message/visit/offer-calendar.ts'
import { showSent } from './show-sent.ts'

showSent(document, window)
offerCalendar(document, window)
