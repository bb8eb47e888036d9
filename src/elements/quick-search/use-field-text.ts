import { type RefObject, useLayoutEffect } from 'react'
import { subscribe } from 'valtio/vanilla'
import { searchState } from '../../state/search/state.ts'

/** The browser keeps what is typed; only what is changed elsewhere is put into the field. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    function follow(): void {
      const { query } = searchState
      if (field.current && field.current.value !== query) field.current.value = query
    }
    follow()
    return subscribe(searchState, follow)
  }, [field])
}
