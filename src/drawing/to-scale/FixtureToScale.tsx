import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { FixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { Dimension } from '../Dimension.tsx'
import { Drawing } from '../Drawing.tsx'
import { FixtureElevation, stemsOf } from '../FixtureElevation.tsx'
import { FixturePlan } from '../FixturePlan.tsx'
import type { DrawnLines } from '../outline/line-drawing.ts'
import { OutlineLines } from '../outline/OutlineViews.tsx'
import { rounded } from '../sheet.ts'
import { Break } from './Break.tsx'
import { fixtureLayout } from './fixture-layout.ts'
import { fixtureReference, REFERENCES } from './nearest-reference.ts'
import { Reference } from './Reference.tsx'

const MARGIN_PX = 4
const LABEL_PX = 20

const upright = (name: string, inches: number) => [name, `${formatInches(inches)} in.`]
const along = (name: string, inches: number) => `${name} ${formatInches(inches)} in.`

interface Props {
  fixture: FixtureOutline
  /** Its line drawing, which the page's other drawings refer to. */
  own?: DrawnLines | undefined
}

/**
 * A fixture as its maker's sheet shows it: from the front, and where it is not as deep as it is wide from the side (on a
 * wall) or from above, with its measurements; beside what is nearest to it in size. A long stem is drawn shortened.
 */
export function FixtureToScale({ fixture, own }: Props) {
  const { heightInches, widthInches, depthInches, overallHeightInches, mounting } = fixture
  const reference = fixtureReference(fixture)
  const { sheet, bodyY, drawnOverallInches, isShortened, second, sideX } = fixtureLayout(fixture, reference)
  const { inchesPerPx } = sheet
  const drawing = own?.drawing
  const px = (count: number) => count * inchesPerPx
  const middle = widthInches / 2
  const ceiling = bodyY - drawnOverallInches
  const top = Math.min(ceiling, -REFERENCES[reference].heightInches)
  const halfCeiling = mounting === 'Hanging' ? px(40) : middle + px(8)
  const isOnCeiling = mounting === 'Hanging' || mounting === 'Close to ceiling'
  const measures = [
    along('Height', heightInches),
    along('width', widthInches),
    along('depth', depthInches),
    overallHeightInches !== undefined && `${along('overall height', overallHeightInches)} at most`,
  ].filter(Boolean)
  return (
    <Drawing
      sheet={sheet}
      top={top}
      above={mounting === 'Post' ? LABEL_PX : MARGIN_PX}
      below={LABEL_PX}
      title={`${measures.join(', ')}; beside ${REFERENCES[reference].text}`}
    >
      {own && <OutlineLines lines={own.lines} />}
      {isOnCeiling && (
        <path
          className="walls"
          d={`M${rounded(middle - halfCeiling)} ${rounded(ceiling)}h${rounded(2 * halfCeiling)}`}
        />
      )}
      <FixtureElevation
        {...fixture}
        {...{ drawing }}
        x={middle}
        y={bodyY}
        overallHeightInches={drawnOverallInches}
      />
      <Dimension
        sheet={sheet}
        y={[bodyY - heightInches, bodyY]}
        at={px(-8)}
        label={upright('Height', heightInches)}
      />
      <Dimension
        sheet={sheet}
        x={[0, widthInches]}
        at={mounting === 'Post' ? ceiling - px(6) : bodyY + px(6)}
        side={mounting === 'Post' ? 'before' : 'after'}
        label={along(second === 'none' ? 'Width and depth' : 'Width', widthInches)}
      />
      {overallHeightInches !== undefined && drawnOverallInches > heightInches && (
        <Dimension
          sheet={sheet}
          y={[ceiling, bodyY]}
          at={widthInches + px(10)}
          side="after"
          label={`Overall up to ${formatInches(overallHeightInches)} in.`}
        />
      )}
      {isShortened && (
        <Break
          sheet={sheet}
          xs={stemsOf(fixture).map((x) => middle + x)}
          y={ceiling + (drawnOverallInches - heightInches) / 2}
        />
      )}
      {second === 'side' && (
        <>
          <path
            className="walls"
            d={`M${rounded(sideX)} ${rounded(-heightInches * 1.1)}V${rounded(px(6))}`}
          />
          <FixtureElevation {...fixture} {...{ drawing }} x={sideX} y={bodyY} view="side" />
          <Dimension
            sheet={sheet}
            x={[sideX, sideX + depthInches]}
            at={bodyY + px(6)}
            side="after"
            label={along('Depth', depthInches)}
          />
        </>
      )}
      {second === 'above' && (
        <>
          <FixturePlan {...fixture} {...{ drawing }} x={middle} y={-depthInches / 2} />
          <Dimension sheet={sheet} y={[-depthInches, 0]} at={px(-8)} label={upright('Depth', depthInches)} />
        </>
      )}
      <Reference name={reference} x={rounded(sheet.referenceX)} />
    </Drawing>
  )
}
