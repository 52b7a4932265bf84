/** A person of 5 ft 8 in., on the floor line, for scale. */
export const Person = ({ x }: { x: number }) => (
  <g className="person" transform={`translate(${x})`}>
    <ellipse cy={-63.6} rx={3.6} ry={4.4} />
    <path d="M-1.9-59C-2-57.2-7-57-8-53-9-48-9.3-40-9-32Q-8.6-30.4-7.5-31-7-37-6-43L-5.4-30C-5.2-18-4.6-8-4.4 0H-1C-.9-9-.4-20 0-26 .4-20 .9-9 1 0H4.4C4.6-8 5.2-18 5.4-30L6-43Q7-37 7.5-31 8.6-30.4 9-32C9.3-40 9-48 8-53 7-57 2-57.2 1.9-59Z" />
  </g>
)
