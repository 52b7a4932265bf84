import type { FixtureFields } from '../schema/fixture.ts'

const NOTES: Record<`${boolean | null}`, string> = {
  true: 'Available in additional sizes.',
  false: 'Only available in this size.',
  null: 'Call for details on additional sizes.',
}

/** Whether a fixture comes in other sizes (rule S5); null and absent both mean unknown. */
export const sizeNote = ({ availableInOtherSizes }: Pick<FixtureFields, 'availableInOtherSizes'>): string =>
  NOTES[`${availableInOtherSizes ?? null}`]
