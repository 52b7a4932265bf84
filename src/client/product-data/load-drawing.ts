import { outlineFilePath } from '../../catalogue/paths.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { loadOnce } from './load-once.ts'

const load = loadOnce((response): Promise<DrawnLines> => response.json())

/** A product's line drawing, asked for once a page; undefined where it cannot be had, and the next call asks again. */
export const loadDrawing = (productUrl: string): Promise<DrawnLines | undefined> =>
  load(outlineFilePath(productUrl)).catch(() => undefined)
