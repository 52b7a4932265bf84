import { adoptStyles } from '../../client/adopt-styles.ts'
import { TURN } from '../../client/keys.ts'
import { openStage } from './stage.ts'
import styles from './turn.css?inline'

// Loaded when a product is turned for the first time; turn-on-press.ts tells then, and at every further press.
adoptStyles(document, styles)

/** Closes what is open. */
let close: (() => void) | undefined

document.addEventListener(TURN, async ({ target }) => {
  if (close) {
    close()
    return
  }
  close = await openStage({ page: document, view: window }, target as HTMLElement, () => {
    close = undefined
  })
})
