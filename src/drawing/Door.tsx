/** A door of 6 ft 8 in. by 3 ft, on the floor line, for scale. */
export const Door = ({ x }: { x: number }) => (
  <path
    className="person"
    fillRule="evenodd"
    transform={`translate(${x})`}
    d="M-18 0V-80H18V0ZM-13-44V-75H13V-44ZM-13-6V-30H13V-6ZM14.5-37a1 1 0 0 1 0 2 1 1 0 0 1 0-2"
  />
)
