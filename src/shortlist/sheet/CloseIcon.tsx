/** An ×. */
export const CloseIcon = () => (
  <svg className="list-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </svg>
)
