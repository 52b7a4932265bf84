import { adoptStyles } from '../../client/adopt-styles.ts'
import { HANG } from '../../client/keys.ts'
import styles from './hang.css?inline'
import { hangProduct } from './hang-product.ts'

// Loaded when a product is hung for the first time; hang-on-press.ts tells then, and at every further press.
adoptStyles(document, styles)

/** Closes what is open. */
let close: (() => void) | undefined

document.addEventListener(HANG, ({ target }) => {
  if (close) {
    close()
    return
  }
  close = hangProduct({ page: document, view: window }, target as HTMLElement, () => {
    close = undefined
  })
})
