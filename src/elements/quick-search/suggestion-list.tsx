import type { RefObject } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { searchState, selectItem } from '../../state/search/state.ts'
import { HitList } from '../../ui/quick-search/hit-list.tsx'
import { chooseSearch } from './search-keys.ts'
import type { Suggestions } from './use-suggestions.ts'

interface SuggestionListProps extends Suggestions {
  readonly id: string
  readonly host: HTMLElement
  readonly field: RefObject<HTMLElement | null>
}

/** Searches under the empty field, in the list that later holds the hits. */
export function SuggestionList({ id, host, field, rows, forget }: SuggestionListProps) {
  const { selectedItem } = useSnapshot(searchState)

  function forgetAll(): void {
    // The button is about to be removed.
    field.current?.focus()
    forget?.()
  }

  return (
    <HitList
      id={id}
      rows={rows}
      marked=""
      selected={selectedItem}
      isBusy={false}
      choose={(event, row) => chooseSearch(event, host, row)}
      select={selectItem}
    >
      {forget && (
        <button
          type="button"
          className="cs-button cs-button--quiet"
          data-act="forget"
          onClick={forgetAll}
        >
          {text('search.forget')}
        </button>
      )}
    </HitList>
  )
}
