import { useState } from 'react'
import { prefillSearch } from '../../state/search/state.ts'
import { useUid } from '../../ui/use-uid.ts'
import type { ViewProps } from '../element-table.ts'
import { findInMarkup } from '../server-markup.ts'
import type { table } from './quick-search.table.ts'
import { RecentSearches } from './recent-searches.tsx'
import type { SearchForm } from './search-form.ts'
import { SearchList } from './search-list.tsx'
import { useAnnouncedCount } from './use-announced-count.ts'
import { useFullForm } from './use-full-form.ts'
import { useSearch } from './use-search.ts'
import { useSearchForm } from './use-search-form.ts'

interface QuickSearchProps extends ViewProps<typeof table> {
  readonly stage: SearchForm
}

/**
 * A combobox of products: the list follows the typing, the focus stays in the field. This is what hangs
 * below the field; the form itself stands outside of React, so that a letter costs nothing here.
 */
export function QuickSearchView({ host, stage, searchUrl, placeholder }: QuickSearchProps) {
  useState(() => prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? ''))
  const isAsked = useSearch((it) => it.status !== 'idle')
  const showResult = useSearch((it) => it.showResult)
  const showFullForm = useSearch((it) => it.showFullForm)
  const selectedItem = useSearch((it) => it.selectedItem)
  const [isActive, setActive] = useState(false)
  const listId = useUid()
  const isOpen = isActive && showResult
  const hasList = isOpen && isAsked
  const selected = isOpen && selectedItem >= 0 ? `${listId}-${selectedItem}` : undefined
  useSearchForm(stage, { host, searchUrl, placeholder, listId, hasList, selected, setActive })
  useFullForm(host, stage.field, showFullForm)
  useAnnouncedCount(isActive)

  if (hasList) return <SearchList id={listId} host={host} />
  return isOpen && <RecentSearches searchUrl={searchUrl} />
}
