import { outlineFilePath } from '../../catalogue/paths.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { loadOnce } from './load-once.ts'

const load = loadOnce((response): Promise<DrawnLines> => response.json())

/** A product's line drawing, loaded once a page; undefined if that fails, and the next call tries again. */
export const loadDrawing = (productUrl: string): Promise<DrawnLines | undefined> =>
  load(outlineFilePath(productUrl)).catch(() => undefined)
