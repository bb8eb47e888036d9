import { SearchForm } from '../../src/ui/quick-search/search-form.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/** The owner's popular searches, for a page's language and storefront. */
export function popularSearches({ shop, storefront, language }: PageContext): readonly string[] {
  const { searches } = shop
  return (searches?.[storefront] ?? searches?.sport)?.[language] ?? []
}

interface QuickSearchProps {
  readonly page: PageContext
  readonly query: string | undefined
}

/** The search field: a form that leads to the search page, until the element takes over. */
export function QuickSearch({ page, query = '' }: QuickSearchProps) {
  const action = linkTo(page, '/search')
  const label = page.t('search.label')
  return (
    <quick-search searchurl={action} placeholder={label}>
      <SearchForm id="quick-search-field" action={action} query={query} placeholder={label} />
      <PopularSearches searches={popularSearches(page)} />
    </quick-search>
  )
}

/** Hidden, so that pages do not all have these links: the element lists them under the empty field. */
function PopularSearches({ searches }: { readonly searches: readonly string[] }) {
  if (searches.length === 0) return null
  return (
    <datalist>
      {searches.map((it) => (
        <option key={it} value={it} />
      ))}
    </datalist>
  )
}
