import { formatInches } from '../../catalogue/rules/numbers.ts'
import { sizeText } from '../chosen-size.ts'
import type { ListedProduct } from '../listed-product.ts'

interface Props {
  product: ListedProduct
  /** The size that is chosen, in inches. */
  size: number | undefined
  /** The largest measure of all products, in inches. */
  widestInches: number
}

/** 5 ft 8 in. */
const PERSON_INCHES = 68
/** The width of the figure of a person and of the space beside it. */
const PERSON_WIDTH = 30

/** A person seen from the front, 68 high, with the feet at 0. */
const PERSON =
  'M0-68a5 5 0 0 1 0 10 5 5 0 0 1 0-10M-5.5-56h11q4 0 4 4v21q0 2-2 2t-2-2v-17H5V-2q0 2-2.3 2T.4-2v-23h-.8V-2q0 2-2.3 2T-5-2v-46h-.5v17q0 2-2 2t-2-2v-21q0-4 4-4'

/** A fan's circles as seen from below, or a fixture's outline, beside a person 5 ft 8 in. tall; all columns share a scale. */
export function ToScale({ product: { kind, title, sizes, spans, outline }, size, widestInches }: Props) {
  const height = Math.max(widestInches, PERSON_INCHES) + 4
  const width = widestInches + PERSON_WIDTH
  const centre = PERSON_WIDTH + widestInches / 2 - 2
  const measures = outline
    ? `${formatInches(outline.width)} in. wide, ${formatInches(outline.height)} in. high`
    : size === undefined
      ? sizes
      : sizeText(size)

  return (
    <figure>
      <svg viewBox={`0 ${-height / 2} ${width} ${height}`} preserveAspectRatio="xMinYMid" role="img">
        <title>{`${title}: ${measures}, beside a person 5 ft 8 in. tall`}</title>
        <path className="compare-person" d={PERSON} transform={`translate(12 ${PERSON_INCHES / 2})`} />
        {spans.map((span) => (
          <circle
            key={span}
            className={size === undefined || span === size ? 'compare-span' : 'compare-span is-other'}
            cx={centre}
            r={span / 2}
          />
        ))}
        {kind === 'fan' && <circle className="compare-hub" cx={centre} r="3" />}
        {outline && (
          <rect
            className="compare-span"
            x={centre - outline.width / 2}
            y={-outline.height / 2}
            width={outline.width}
            height={outline.height}
          />
        )}
      </svg>
      <figcaption>{measures}</figcaption>
    </figure>
  )
}
