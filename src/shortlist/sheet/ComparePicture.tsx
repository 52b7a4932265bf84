import type { FinishChoice } from '../../catalogue/views/finish-choice.ts'
import type { ChosenFinish } from '../chosen-finish.ts'

interface Props {
  finishes: FinishChoice
  chosen: ChosenFinish
}

/** A product in the finish that is chosen, as its own page shows it. */
export function ComparePicture({ finishes, chosen }: Props) {
  const view = finishes.views.find(({ key }) => key === chosen.key)
  return (
    <figure className="compare-picture">
      <img src={view?.picture} width={1200} height={1200} alt="" />
      {view?.note && <figcaption>{view.note}</figcaption>}
    </figure>
  )
}
