interface Props {
  /** Airflow at high speed; undefined when unknown. */
  cfm: number | undefined
  /** The highest of all products, in CFM: the longest bar. */
  highest: number
}

/** Airflow as a bar, to one scale for all products. Its figure is text below it. */
export const AirflowBar = ({ cfm, highest }: Props) =>
  cfm !== undefined && (
    <svg className="compare-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3.5H100" />
      <rect width={(100 * cfm) / highest} height="4" />
    </svg>
  )
