/**
 * The caption of a product's drawing, which says of a plain shape that it is one.
 *
 * @param caption "From above."
 * @param isPlain whether the product has no line drawing: "Outline only, from above."
 */
export const plainCaption = (caption: string, isPlain: boolean): string =>
  isPlain ? `Outline only, ${caption.charAt(0).toLowerCase()}${caption.slice(1)}` : caption
