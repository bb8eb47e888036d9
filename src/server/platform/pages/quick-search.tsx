import { SearchForm } from '../../../ui/quick-search/search-form.tsx'
import { keepMarkup } from '../html/kept-markup.ts'
import { linkTo, type PageContext } from './page-context.ts'

keepMarkup(SearchForm, {
  keyOf: ({ id, action, query, placeholder }) => [id, action, query, placeholder],
})

interface QuickSearchProps {
  readonly page: PageContext
  readonly query: string | undefined
}

/**
 * The search field: a form that leads to the search page until the element answers while typing.
 */
export function QuickSearch({ page, query = '' }: QuickSearchProps) {
  const action = linkTo(page, '/search')
  const label = page.t('search.label')
  return (
    <quick-search searchurl={action} placeholder={label}>
      <SearchForm id="quick-search-field" action={action} query={query} placeholder={label} />
    </quick-search>
  )
}
