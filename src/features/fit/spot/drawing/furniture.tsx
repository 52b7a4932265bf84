interface Props {
  heightInches: number
  longer: number
}

/** A chair from the side, its back at the left of 0, its seat under the table. */
const CHAIR = 'M-3-38Q-4.5-28-3-18M-3-18H13V0M-3-18L-4.5 0'

/** How far a chair reaches beyond the end of a table. */
export const CHAIR_REACH_INCHES = 13

/** A table from the front with chairs at its ends. */
export const TableFront = ({ heightInches: height, longer }: Props) => (
  <>
    <path className="hub" d={CHAIR} transform="translate(-6)" />
    <path className="hub" d={CHAIR} transform={`translate(${longer + 6})scale(-1 1)`} />
    <path
      className="walls"
      d={`M0 ${-height}H${longer}v1.5H0ZM7 ${1.5 - height}V0M${longer - 7} ${1.5 - height}V0`}
    />
  </>
)

/** A counter from the front. */
export const CounterFront = ({ heightInches: height, longer }: Props) => (
  <path
    className="walls"
    d={`M0 ${-height}H${longer}v1.5H0ZM3 ${1.5 - height}V-4h2V0H${longer - 5}V-4h2V${1.5 - height}`}
  />
)
