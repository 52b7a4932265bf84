import close from '../../../icons/close.svg?raw'

/** An ×. */
export const CloseIcon = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project.
  <span className="list-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: close }} />
)
