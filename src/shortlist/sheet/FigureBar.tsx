interface Props {
  /** Undefined when unknown, and in rows that have none. */
  figure: number | undefined
  /** The highest of all products: the longest bar. */
  highest: number
}

/** A figure as a bar, to one scale for all products. The same figure is below as text. */
export const FigureBar = ({ figure, highest }: Props) =>
  figure !== undefined && (
    <svg className="compare-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3.5H100" />
      <rect width={(100 * figure) / highest} height="4" />
    </svg>
  )
