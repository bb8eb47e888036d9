import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { type SearchState, searchState } from '../../state/search/state.ts'

/**
 * What a view takes from the search. React is asked only where that becomes another value; a snapshot
 * of the whole search would be made anew for each letter.
 */
export function useSearch<Value>(read: (search: SearchState) => Value): Value {
  return useSyncExternalStore(followSearch, () => read(searchState))
}

const followers = new Set<() => void>()
let stop: (() => void) | undefined

/** Calls back once after all changes of one task; the store is asked once for all who follow. */
export function followSearch(hear: () => void): () => void {
  followers.add(hear)
  stop ??= subscribe(searchState, () => {
    for (const it of [...followers]) it()
  })
  return () => {
    followers.delete(hear)
    if (followers.size > 0) return
    stop?.()
    stop = undefined
  }
}
