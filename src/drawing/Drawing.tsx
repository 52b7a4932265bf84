import type { ReactNode } from 'react'
import { rounded, type Sheet } from './sheet.ts'

interface Props {
  sheet: Sheet
  /** The top and bottom of the drawing. */
  top: number
  bottom?: number
  /** Beyond them, in pixels of the sheet. */
  above?: number
  below?: number
  /** Without a title it is the picture of words beside it. */
  title?: string | undefined
  description?: string
  children: ReactNode
}

const MARGIN_PX = 3
const LETTERS_PX = 13

/** A drawing on its sheet, with its measures in words for those who hear it. */
export function Drawing(props: Props) {
  const { sheet, top, bottom = 0, above = MARGIN_PX, below = MARGIN_PX, title, description, children } = props
  const { leftInches, sheetInches, inchesPerPx } = sheet
  const from = top - above * inchesPerPx
  const box = [-leftInches, from, sheetInches, bottom + below * inchesPerPx - from].map(rounded).join(' ')
  if (!title) {
    return (
      <svg className="drawing" aria-hidden="true" viewBox={box}>
        {children}
      </svg>
    )
  }
  return (
    <svg className="drawing" role="img" fontSize={rounded(LETTERS_PX * inchesPerPx)} viewBox={box}>
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      {children}
    </svg>
  )
}
