import { NEED_NAMES } from '../../../../catalogue/rules/hang/need.ts'
import type { HouseRoom } from '../../../fit/codecs.ts'
import { noBreakUnits } from '../../../fit/measurement-text.ts'
import { hungIn } from '../../house/hung-house.ts'
import type { FoundEntry } from '../../house/judged-house.ts'

interface Props {
  entry: Pick<FoundEntry, 'record' | 'item' | 'product'>
  room: HouseRoom | undefined
}

/** What hanging a product in its room takes. */
export default function EntryNeeds({ entry, room }: Props) {
  return (
    <dl>
      {hungIn(entry, room)?.needs.map(({ name, text }) => (
        <div key={name + text}>
          <dt>{NEED_NAMES[name]}</dt>
          <dd>{noBreakUnits(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
