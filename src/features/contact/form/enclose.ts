import { adoptStyles } from '../../../client/adopt-styles.ts'
import { encloseList } from './enclose-list.ts'
import chips from './enclosed-chips.css?inline'

const form = document.querySelector<HTMLFormElement>('form.contact-form')
const container = document.querySelector<HTMLElement>('[data-enclosed]')
if (form && container) {
  adoptStyles(document, chips)
  void encloseList(form, container, window)
}
