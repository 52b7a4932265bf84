import type { ReactNode } from 'react'
import { lettersOf, type Sheet, viewBox } from '../../../drawing/sheet.ts'

interface Props {
  sheet: Sheet
  /** The upper and lower edge of what is drawn. */
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

/** A drawing of a place on its sheet, with its measures in words for those who hear it. */
export function SpotSheet(props: Props) {
  const { sheet, top, bottom = 0, above = MARGIN_PX, below = MARGIN_PX, title, description, children } = props
  const box = viewBox(sheet, { top, bottom, above, below })
  if (!title) {
    return (
      <svg className="drawing" aria-hidden="true" viewBox={box}>
        {children}
      </svg>
    )
  }
  return (
    <svg className="drawing" role="img" fontSize={lettersOf(sheet)} viewBox={box}>
      <title>{title}</title>
      <desc>{description}</desc>
      {children}
    </svg>
  )
}
