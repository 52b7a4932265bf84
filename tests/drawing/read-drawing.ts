import { type HTMLElement, parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The floor of a room, its sides in feet. */
export const feet = (length: number, width: number) => [length * 12, width * 12] as const

export const drawingOf = (element: ReactElement): HTMLElement => parse(renderToStaticMarkup(element))

/** The numbers in an attribute; none without the element. */
export const numbers = (element: HTMLElement | null | undefined, name: string): number[] =>
  element
    ?.getAttribute(name)
    ?.match(/-?[\d.]+/g)
    ?.map(Number) ?? []

/** The texts in a drawing, in its order. */
export const textsIn = (drawing: HTMLElement): string[] =>
  drawing.querySelectorAll('text').map(({ text }) => text)
