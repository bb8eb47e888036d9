import { PlainSearchForm } from '../../../ui/quick-search/plain-search-form.tsx'
import { linkTo, type PageContext } from './page-context.ts'

interface QuickSearchProps {
  readonly page: PageContext
  readonly query: string | undefined
}

/**
 * The search field: a form that leads to the search page until the element answers while typing.
 */
export function QuickSearch({ page, query = '' }: QuickSearchProps) {
  const action = linkTo(page, '/search')
  return (
    <quick-search searchurl={action} placeholder={page.t('search.label')}>
      <PlainSearchForm id="quick-search-field" action={action} query={query} />
    </quick-search>
  )
}
