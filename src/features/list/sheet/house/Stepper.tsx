import { MOST_OF_ONE } from '../../shortlist.ts'

interface Props {
  title: string
  quantity: number
  onStep(next: number): void
}

/** How many of a product, between one and 99: a thumb's width to press on either side. */
export const Stepper = ({ title, quantity, onStep }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border of its own in some browsers.
  <span className="house-stepper" role="group" aria-label={`How many of ${title}`}>
    <button type="button" aria-disabled={quantity === 1} onClick={() => quantity > 1 && onStep(quantity - 1)}>
      <span aria-hidden="true">−</span>
      <span className="visually-hidden">One {title} less</span>
    </button>
    <output>{quantity}</output>
    <button
      type="button"
      aria-disabled={quantity === MOST_OF_ONE}
      onClick={() => quantity < MOST_OF_ONE && onStep(quantity + 1)}
    >
      <span aria-hidden="true">+</span>
      <span className="visually-hidden">One {title} more</span>
    </button>
  </span>
)
