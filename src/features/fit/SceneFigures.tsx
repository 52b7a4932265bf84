import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { plainCaption } from '../../drawing/outline/plain-caption.ts'
import { SceneDrawing } from '../../drawing/SceneDrawing.tsx'
import type { Scene } from '../../drawing/scene.ts'

interface Props {
  scenes: readonly Scene[]
  /** Whether a product without a line drawing is in them. */
  isOutlineOnly: boolean
}

/** The drawings of a room or spot, each with its caption. A new drawing is a new element: its blades turn once. */
export const SceneFigures = ({ scenes, isOutlineOnly }: Props) => (
  <div className="room-drawing">
    {scenes.map((scene) => (
      <figure key={scene.title}>
        <SceneDrawing scene={scene} />
        <figcaption>{noBreakUnits(plainCaption(scene.caption ?? '', isOutlineOnly))}</figcaption>
      </figure>
    ))}
  </div>
)
