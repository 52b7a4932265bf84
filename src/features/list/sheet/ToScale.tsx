import { FanPlan } from '../../../drawing/FanPlan.tsx'
import { FixtureElevation } from '../../../drawing/FixtureElevation.tsx'
import { Person } from '../../../drawing/Person.tsx'
import { REFERENCES } from '../../../drawing/to-scale/nearest-reference.ts'
import { sizeText } from '../chosen-size.ts'
import type { ListedProduct } from '../listed-product.ts'

interface Props {
  product: ListedProduct
  /** The size that is chosen, in inches. */
  size: number | undefined
  /** The largest measure of all products, in inches. */
  widestInches: number
}

const PERSON = REFERENCES.person
/** What a person takes from the sheet's left edge, with the space on both sides. */
const PERSON_WIDTH = PERSON.widthInches + 10

/** A fan from below, or a fixture from the front, its middle at the middle of a person; all columns share a scale. */
export function ToScale({ product, size, widestInches }: Props) {
  const { title, sizes, spans, bladeCount, outline } = product
  const height = Math.max(widestInches, PERSON.heightInches) + 4
  const centre = PERSON_WIDTH + widestInches / 2
  const measures = size === undefined ? sizes : sizeText(size)
  const spanInches = size ?? spans[0]

  return (
    <figure>
      <svg
        className="drawing"
        viewBox={`0 ${-height / 2} ${PERSON_WIDTH + widestInches + 2} ${height}`}
        preserveAspectRatio="xMinYMid"
        role="img"
      >
        <title>{`${title} beside ${PERSON.text}`}</title>
        <g transform={`translate(0 ${PERSON.heightInches / 2})`}>
          <Person x={PERSON.widthInches / 2 + 2} />
        </g>
        {spanInches !== undefined && (
          <g className="fan">
            {spans
              .filter((span) => span !== spanInches)
              .map((span) => (
                <circle key={span} className="sweep" cx={centre} r={span / 2} />
              ))}
            <FanPlan x={centre} y={0} spanInches={spanInches} bladeCount={bladeCount} />
          </g>
        )}
        {outline && (
          <FixtureElevation {...outline} overallHeightInches={0} x={centre} y={outline.heightInches / 2} />
        )}
      </svg>
      <figcaption>{measures}</figcaption>
    </figure>
  )
}
