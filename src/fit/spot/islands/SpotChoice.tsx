import type { SpotName } from '../../../catalogue/rules/spot/spot.ts'
import { SpotElevation } from '../drawing/SpotDrawing.tsx'
import { exampleFit } from '../example-spots.ts'
import { SPOT_WORDS } from '../spot-text.ts'

interface Props {
  offered: readonly SpotName[]
  chosen: SpotName
  /** Without pictures it is a row of words. */
  hasPictures: boolean
  onChoose: (name: SpotName) => void
}

/** The places for a light, one of which is chosen, each with a small drawing of its example. */
export const SpotChoice = ({ offered, chosen, hasPictures, onChoose }: Props) => (
  <div className="spot-choice">
    {offered.map((name) => (
      <label key={name}>
        <input
          type="radio"
          name="spot"
          value={name}
          checked={name === chosen}
          onChange={() => onChoose(name)}
        />
        {hasPictures && <SpotElevation {...exampleFit(name)} isSmall />}
        <span>{SPOT_WORDS[name].choice}</span>
      </label>
    ))}
  </div>
)
