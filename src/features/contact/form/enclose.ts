import { adoptStyles } from '../../../client/adopt-styles.ts'
import { encloseList } from './enclose-list.ts'
import chips from './enclosed-chips.css?inline'

const form = document.querySelector<HTMLFormElement>('form.contact-form')
const place = document.querySelector<HTMLElement>('[data-enclosed]')
if (form && place) {
  adoptStyles(document, chips)
  void encloseList(form, place, window)
}
