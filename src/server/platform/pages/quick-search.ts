import { MAX_QUERY_LENGTH } from '../../../model/limits.ts'
import { type Html, html } from '../html/html.ts'
import { icon } from '../html/icon.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** The search field: a form that leads to the search page until the element answers while typing. */
export function quickSearch(page: PageContext, query = ''): Html {
  const action = linkTo(page, '/search')
  const label = page.t('search.label')
  return html`<quick-search searchurl="${action}" placeholder="${label}"><form class="quick-search__form" role="search" action="${action}" method="get"><label class="cs-visually-hidden" for="quick-search-field">${label}</label>${icon('search', 'quick-search__icon')}<input class="quick-search__field" id="quick-search-field" type="search" name="q" value="${query}" placeholder="${label}" maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search"><button class="quick-search__submit" type="submit" data-act="search">${page.t('search.submit')}</button></form></quick-search>`
}
