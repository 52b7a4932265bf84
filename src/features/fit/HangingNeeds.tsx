import { NEED_NAMES, type NeedLine } from '../../catalogue/rules/hang/need.ts'

/** Needs of a product in the visitor's room, a row each; none if it can’t hang there. */
export function HangingNeeds({ needs }: { needs: readonly NeedLine[] }) {
  if (needs.length === 0) return null
  return (
    <section className="room-needs">
      <h3>What You Need to Hang It</h3>
      <dl>
        {needs.map(({ name, text }) => (
          <div key={name}>
            <dt>{NEED_NAMES[name]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
