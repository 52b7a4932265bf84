import type { SearchPage } from '../../catalogue/views/search-file.ts'
import { hoursAnswer } from '../opening-hours/show-hours.ts'

/** Pages of the store, each with what it answers. */
export const StorePages = ({ pages }: { pages: readonly SearchPage[] }) => (
  <section aria-label="The Store">
    <h2>The Store</h2>
    <ul role="list">
      {pages.map(({ title, text, url, isHours }) => (
        <li key={title}>
          <a className="search-page" href={url}>
            <span className="search-title">{title}</span>{' '}
            <span className="search-text quiet">{isHours ? hoursAnswer(document, text) : text}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
