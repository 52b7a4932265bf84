import { adoptStyles } from '../../../client/adopt-styles.ts'
import { askVisit } from './ask-visit.ts'
import styles from './visit.css?inline'

const form = document.querySelector<HTMLFormElement>('form.contact-form')
const place = document.querySelector<HTMLElement>('#visit')
if (form && place) {
  adoptStyles(document, styles)
  askVisit(form, place, window)
}
