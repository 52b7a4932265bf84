import { TOP_HEIGHT_INCHES } from '../../../catalogue/rules/spot/spot.ts'

/** A chair from the side, its back at the left of 0, its seat under the table. */
const CHAIR = 'M-3-38Q-4.5-28-3-18M-3-18H13V0M-3-18L-4.5 0'

/** A table with chairs at its ends, or a counter, from the front: its left end at 0, the floor at 0, heights negative. */
export function TopFurniture({ name, longer }: { name: 'table' | 'island'; longer: number }) {
  const height = TOP_HEIGHT_INCHES[name]
  if (name === 'island') {
    return (
      <path
        className="walls"
        d={`M0 ${-height}H${longer}v1.5H0ZM3 ${1.5 - height}V-4h2V0H${longer - 5}V-4h2V${1.5 - height}`}
      />
    )
  }
  return (
    <>
      <path className="hub" d={CHAIR} transform="translate(-6)" />
      <path className="hub" d={CHAIR} transform={`translate(${longer + 6})scale(-1 1)`} />
      <path
        className="walls"
        d={`M0 ${-height}H${longer}v1.5H0ZM7 ${1.5 - height}V0M${longer - 7} ${1.5 - height}V0`}
      />
    </>
  )
}
