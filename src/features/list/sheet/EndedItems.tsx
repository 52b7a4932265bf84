import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { CloseIcon } from './CloseIcon.tsx'

interface Props {
  ended: readonly EndedProduct[]
  /** Left out in a received list. */
  onRemove?(productUrl: string, title: string): void
}

/** The products on a list that are no longer sold, and what replaces each. */
export const EndedItems = ({ ended, onRemove }: Props) =>
  ended.length > 0 && (
    <ul role="list">
      {ended.map(({ productUrl, title, url, successor }) => (
        <li key={productUrl} className="list-item list-ended">
          <div>
            <h4>
              <a href={url}>{title}</a>
            </h4>
            <p>
              No longer sold.
              {successor && (
                <>
                  {' '}
                  Replaced by <a href={successor.url}>{successor.title}</a>
                </>
              )}
            </p>
          </div>
          {onRemove && (
            <button
              className="list-remove icon-button"
              type="button"
              onClick={() => onRemove(productUrl, title)}
            >
              <CloseIcon />
              <span className="visually-hidden">Remove {title}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
