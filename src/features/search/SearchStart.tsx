import { KIND_WORDS } from '../../catalogue/kinds/kind-words.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchFile } from '../../catalogue/views/search-file.ts'

/** Where to begin without a word, and where none was found: the categories, with how many products each holds, and the store's pages. */
export const SearchStart = ({ file }: { file: SearchFile }) => (
  <div className="search-start">
    {KINDS.filter((kind) => file[kind].categories.length > 0).map((kind) => (
      <section key={kind} aria-label={KIND_WORDS[kind].title}>
        <h2>{KIND_WORDS[kind].title}</h2>
        <ul role="list">
          {file[kind].categories.map(({ title, url, count }) => (
            <li key={url}>
              <a className="search-category" href={url}>
                {title} <span className="search-count">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {file.pages.length > 0 && (
      <section aria-label="The Store">
        <h2>The Store</h2>
        <ul className="search-pages side-by-side" role="list">
          {file.pages.map(({ title, url }) => (
            <li key={title}>
              <a className="search-category" href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
