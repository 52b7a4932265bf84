import { CloseIcon } from './CloseIcon.tsx'

interface Props {
  onClose(): void
}

/** The × in the corner of the sheet. */
export const CloseButton = ({ onClose }: Props) => (
  <button className="list-close" type="button" onClick={onClose}>
    <CloseIcon />
    <span className="visually-hidden">Close</span>
  </button>
)
