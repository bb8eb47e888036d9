import { text } from '../../i18n/text.ts'
import { fullSearchUrl } from '../../model/quick-search.ts'
import { safeUrl } from '../../model/url.ts'

interface RecentSearchesProps {
  readonly searches: readonly string[]
  readonly searchUrl: string
  readonly forget: () => void
}

/** What was searched for before, while the field is empty; plain links, reached by Tab. */
export function RecentSearches({ searches, searchUrl, forget }: RecentSearchesProps) {
  return (
    <div className="quick-search__list quick-search__recent">
      <p className="quick-search__category">{text('search.recent')}</p>
      <ul>
        {searches.map((it) => (
          <li key={it}>
            <a className="quick-search__option" href={safeUrl(fullSearchUrl(searchUrl, it))}>
              {it}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="cs-button cs-button--quiet" onClick={forget}>
        {text('search.forget')}
      </button>
    </div>
  )
}
