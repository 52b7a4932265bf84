import { type SeenFixture, sidesAsSeen } from '../../catalogue/rules/fixture-dimensions.ts'
import type { DrawnLines } from '../outline/line-drawing.ts'
import { REFERENCES } from '../Reference.tsx'
import { SceneDrawing } from '../SceneDrawing.tsx'
import { circle, path, type Shape } from '../scene.ts'

export interface ScaledProduct {
  title: string
  /** Blade spans of a fan in inches, largest first; none for a fixture. */
  spans: readonly number[]
  bladeCount?: number | undefined
  fixture?: SeenFixture | undefined
}

interface Props {
  product: ScaledProduct
  own: DrawnLines | undefined
  /** The selected size in inches; without one the largest. */
  size?: number | undefined
  widestInches: number
}

const PERSON = REFERENCES.person
const PERSON_WIDTH = PERSON.widthInches + 10

/** The largest dimension of all, in inches: every drawing is scaled to it. */
export const widestInches = (products: readonly ScaledProduct[]): number =>
  Math.max(
    ...products.flatMap(({ spans, fixture }) =>
      fixture ? [sidesAsSeen(fixture).widthInches, fixture.fixtureHeight] : spans,
    ),
  )

/** A fan from above or a fixture from the front, its middle as high as a person's. */
export function BesidePerson({ product, own, size, widestInches }: Props) {
  const { title, spans, bladeCount, fixture } = product
  const height = Math.max(widestInches, PERSON.heightInches) + 4
  const x = PERSON_WIDTH + widestInches / 2
  const y = -PERSON.heightInches / 2
  const spanInches = size ?? spans[0] ?? 0
  const drawing = own?.drawing
  const shapes: Shape[] = fixture
    ? [{ kind: 'fixture', seen: 'front', fixture, drawing, x, y: y + fixture.fixtureHeight / 2 }]
    : [
        ...spans.filter((span) => span !== spanInches).map((span) => path('sweep', circle(x, y, span / 2))),
        { kind: 'fan', seen: 'above', x, y, spanInches, bladeCount, drawing },
      ]
  return (
    <SceneDrawing
      size="tight"
      lines={own?.lines}
      scene={{
        title: `${title} beside ${PERSON.text}`,
        left: 0,
        right: PERSON_WIDTH + widestInches + 2,
        top: y - height / 2,
        bottom: y + height / 2,
        person: PERSON.widthInches / 2 + 2,
        shapes,
      }}
    />
  )
}
