import { catalogue } from '../../catalogue/index.ts'
import { cardPicture } from '../pictures/encode-pictures.ts'
import { store } from '../store.ts'
import { plainSearchPages } from '../text-pages.ts'
import { createServedFiles } from './create-served-files.ts'

/** Those of the site. */
export const { productFile, dataFiles, allProductFiles } = createServedFiles(
  catalogue,
  store,
  cardPicture,
  plainSearchPages,
)
