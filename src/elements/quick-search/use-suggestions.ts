import { useMemo, useReducer, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_HITS } from '../../model/limits.ts'
import { fullSearchUrl } from '../../model/quick-search.ts'
import { safeUrl } from '../../model/url.ts'
import { forgetSearches, readSearches } from '../../state/search/recent-searches.ts'
import type { SearchRow } from '../../ui/quick-search/hit-row.tsx'
import { findInMarkup } from '../server-markup.ts'

interface SuggestionsOptions {
  readonly host: HTMLElement
  readonly searchUrl: string
  /** Whether the field is in use and empty. */
  readonly isEnabled: boolean
}

export interface Suggestions {
  readonly rows: readonly SearchRow[]
  /** Absent if there is nothing to forget. */
  readonly forget?: () => void
}

/** Suggestions for an empty field: earlier searches of this tab, then the page's own. */
export function useSuggestions({ host, searchUrl, isEnabled }: SuggestionsOptions): Suggestions {
  const [popular] = useState(() => readPopular(host))
  const [forgotten, noteForgotten] = useReducer((times: number) => times + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the searches are read again after they were forgotten.
  return useMemo(() => {
    if (!isEnabled) return { rows: [] }
    const recent = readSearches()
    const recentNames = new Set(recent.map(fold))
    const others = popular.filter((it) => !recentNames.has(fold(it)))
    const toRow = (category: string) => (name: string) => ({
      name,
      category,
      url: safeUrl(fullSearchUrl(searchUrl, name)),
      isShowAll: false,
    })
    const rows = [
      ...recent.map(toRow(text('search.recent'))),
      ...others.map(toRow(text('search.popular'))),
    ]
    return { rows: rows.slice(0, MAX_HITS), ...(recent.length > 0 && { forget }) }
  }, [isEnabled, popular, searchUrl, forgotten])

  function forget(): void {
    forgetSearches()
    noteForgotten()
  }
}

function readPopular(host: HTMLElement): readonly string[] {
  const options = findInMarkup(host, 'datalist')?.querySelectorAll('option') ?? []
  return [...options].map((it) => it.value.trim()).filter(Boolean)
}

function fold(search: string): string {
  return search.toLowerCase()
}
