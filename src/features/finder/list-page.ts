import { openList } from '../../client/scroll/open-list.ts'
import { offerFit } from '../fit/offer-fit.ts'

// Loaded by OpenList.astro: what only some visitors of a list need.
const globals = { page: document, view: window }
openList(globals, Number(document.body.dataset.list))
offerFit(globals)
