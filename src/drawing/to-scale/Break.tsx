import { rounded, type Sheet } from '../sheet.ts'

interface Props {
  sheet: Pick<Sheet, 'inchesPerPx'>
  /** The lines that are shortened here. */
  xs: readonly number[]
  y: number
}

/** Where upright lines are drawn shortened: two oblique strokes with nothing between them. */
export function Break({ sheet: { inchesPerPx }, xs, y }: Props) {
  const [half, gap] = [rounded(4 * inchesPerPx), rounded(3 * inchesPerPx)]
  return (
    <g className="dimension">
      {xs.map((x) => (
        <g key={x} transform={`translate(${rounded(x)} ${rounded(y)})`}>
          <path className="break" d={`M${-half} ${gap}L${half} 0V${-gap}L${-half} 0Z`} />
          <path d={`M${-half} ${gap}L${half} 0M${-half} 0L${half} ${-gap}`} />
        </g>
      ))}
    </g>
  )
}
