interface Props {
  colours: readonly string[]
}

/** A finish as dots of its colors: one, or body and blades. */
export const FinishDots = ({ colours }: Props) => (
  <>
    {colours.map((colour, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: body and blades may have one color.
      <svg key={index} className="list-dot" viewBox="0 0 20 20" width="15" height="15" aria-hidden="true">
        <circle cx="10" cy="10" r="9.25" fill={colour} />
      </svg>
    ))}
  </>
)
