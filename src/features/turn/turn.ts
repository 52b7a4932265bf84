import { adoptStyles } from '../../client/adopt-styles.ts'
import { HANG_TOOLS, TURN } from '../../client/keys.ts'
import { type TakeTools, toolsOf } from '../model/hang-tools.ts'
import { openStage } from './stage.ts'
import styles from './turn.css?inline'

// Loaded when a product is turned or hung for the first time; turn-on-press.ts and hang/model-tools.ts tell then, and at every
// further press.
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

document.addEventListener(HANG_TOOLS, (event) => {
  ;(event as CustomEvent<TakeTools>).detail(toolsOf)
})
