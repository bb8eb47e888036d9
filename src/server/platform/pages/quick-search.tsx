import { SearchForm } from '../../../ui/quick-search/search-form.tsx'
import type { Html } from '../html/html.ts'
import { drawPage } from './draw-page.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** The search field: a form that leads to the search page until the element answers while typing. */
export function quickSearch(page: PageContext, query = ''): Html {
  const action = linkTo(page, '/search')
  const label = page.t('search.label')
  return drawPage(
    page,
    <quick-search searchurl={action} placeholder={label}>
      <SearchForm id="quick-search-field" action={action} query={query} placeholder={label} />
    </quick-search>,
  )
}
