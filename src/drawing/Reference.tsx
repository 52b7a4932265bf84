import type { ReferenceName } from './scene.ts'

export const REFERENCES: Readonly<
  Record<ReferenceName, { heightInches: number; widthInches: number; text: string }>
> = {
  hand: { heightInches: 7.5, widthInches: 5, text: 'a 7.5 in. hand' },
  person: { heightInches: 68, widthInches: 18, text: 'a person 5 ft 8 in. tall' },
  door: { heightInches: 80, widthInches: 36, text: 'a 6 ft 8 in. door' },
}

/** The reference whose height is closest to a product's largest side, in inches; of two equally close, the smaller one. */
export function nearestReference(largestInches: number): ReferenceName {
  const distance = (name: ReferenceName) => Math.abs(REFERENCES[name].heightInches - largestInches)
  const names = ['hand', 'person', 'door'] as const
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}

const BODY =
  'M-1.9-59C-2-57.2-7-57-8-53-9-48-9.3-40-9-32Q-8.6-30.4-7.5-31-7-37-6-43L-5.4-30C-5.2-18-4.6-8-4.4 0H-1C-.9-9-.4-20 0-26 .4-20 .9-9 1 0H4.4C4.6-8 5.2-18 5.4-30L6-43Q7-37 7.5-31 8.6-30.4 9-32C9.3-40 9-48 8-53 7-57 2-57.2 1.9-59Z'
const HAND =
  'M-1.2 0Q-1.6-1.2-1.55-3.6V-6.5a.37.37 0 0 1 .74 0V-4.2h.12V-7.13a.38.38 0 0 1 .76 0V-4.2h.12V-6.73a.37.37 0 0 1 .74 0V-3.9h.12V-5.5a.33.33 0 0 1 .66 0V-3Q1.7-1.2 1.3 0ZM-1.3-1.2Q-1.9-1.7-2.2-2.6L-2.75-4.1a.37.37 0 0 1 .68-.28L-1.4-3Z'
const DOOR = 'M-18 0V-80H18V0ZM-13-44V-75H13V-44ZM-13-6V-30H13V-6ZM14.5-37a1 1 0 0 1 0 2 1 1 0 0 1 0-2'

/** A hand, a person or a door on the floor line at 0, for scale; `x` is its middle. */
export const Reference = ({ name, x }: { name: ReferenceName; x: number }) => (
  <g className="person" transform={`translate(${x})`}>
    {name === 'person' && <ellipse cy={-63.6} rx={3.6} ry={4.4} />}
    <path
      fillRule={name === 'door' ? 'evenodd' : undefined}
      d={{ hand: HAND, person: BODY, door: DOOR }[name]}
    />
  </g>
)
