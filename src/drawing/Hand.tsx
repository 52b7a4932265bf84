/** A hand of 7.5 in. with its fingers up, its wrist at the line, for scale. */
export const Hand = ({ x }: { x: number }) => (
  <path
    className="person"
    transform={`translate(${x})`}
    d="M-1.2 0Q-1.6-1.2-1.55-3.6V-6.5a.37.37 0 0 1 .74 0V-4.2h.12V-7.13a.38.38 0 0 1 .76 0V-4.2h.12V-6.73a.37.37 0 0 1 .74 0V-3.9h.12V-5.5a.33.33 0 0 1 .66 0V-3Q1.7-1.2 1.3 0ZM-1.3-1.2Q-1.9-1.7-2.2-2.6L-2.75-4.1a.37.37 0 0 1 .68-.28L-1.4-3Z"
  />
)
