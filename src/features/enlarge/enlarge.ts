import viewerStyles from 'photoswipe/style.css?inline'
import { adoptStyles } from '../../client/adopt-styles.ts'
import { ENLARGE } from '../../client/keys.ts'
import styles from './enlarge.css?inline'
import { enlargePicture } from './enlarge-picture.ts'

// Loaded when a picture is pressed for the first time; enlarge-on-press.ts tells then, and at every further press.
adoptStyles(document, viewerStyles)
adoptStyles(document, styles)
document.addEventListener(ENLARGE, ({ target }) => {
  const name = document.querySelector('h1')?.textContent?.trim() ?? ''
  enlargePicture({ page: document, view: window }, target as HTMLElement, name)
})
