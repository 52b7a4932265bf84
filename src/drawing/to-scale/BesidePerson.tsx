import type { FixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { FanPlan } from '../FanPlan.tsx'
import { FixtureElevation } from '../FixtureElevation.tsx'
import type { DrawnLines } from '../outline/line-drawing.ts'
import { OutlineLines } from '../outline/OutlineViews.tsx'
import { Person } from '../Person.tsx'
import { REFERENCES } from './nearest-reference.ts'

/** What is drawn beside others at their one scale. */
export interface ScaledProduct {
  title: string
  /** Blade spans of a fan in inches, largest first; none for a fixture. */
  spans: readonly number[]
  bladeCount?: number | undefined
  /** What a fixture is drawn from. */
  outline?: FixtureOutline | undefined
}

interface Props {
  product: ScaledProduct
  /** Its line drawing; without one it is drawn as a plain shape. */
  own: DrawnLines | undefined
  /** The size that is meant, in inches; without one the largest. */
  size?: number | undefined
  /** The largest measure of all products, in inches. */
  widestInches: number
}

const PERSON = REFERENCES.person
/** What a person takes from the sheet's left edge, with the space on both sides. */
const PERSON_WIDTH = PERSON.widthInches + 10

/** The largest measure of all, to which every drawing is scaled: inches across. */
export const widestInches = (products: readonly ScaledProduct[]): number =>
  Math.max(
    ...products.flatMap(({ spans, outline }) => [
      ...spans,
      outline?.widthInches ?? 0,
      outline?.heightInches ?? 0,
    ]),
  )

/** A fan from above, or a fixture from the front, its middle at the middle of a person; all that share a widest share a scale. */
export function BesidePerson({ product, own, size, widestInches }: Props) {
  const { title, spans, bladeCount, outline } = product
  const height = Math.max(widestInches, PERSON.heightInches) + 4
  const centre = PERSON_WIDTH + widestInches / 2
  const spanInches = size ?? spans[0]
  const drawing = own?.drawing

  return (
    <svg
      className="drawing"
      viewBox={`0 ${-height / 2} ${PERSON_WIDTH + widestInches + 2} ${height}`}
      preserveAspectRatio="xMinYMid"
      role="img"
    >
      <title>{`${title} beside ${PERSON.text}`}</title>
      {own && <OutlineLines lines={own.lines} />}
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
          <FanPlan x={centre} y={0} {...{ spanInches, bladeCount, drawing }} />
        </g>
      )}
      {outline && (
        <FixtureElevation
          {...outline}
          {...{ drawing }}
          x={centre}
          y={outline.heightInches / 2}
          overallHeightInches={0}
        />
      )}
    </svg>
  )
}
