import type { FocusEvent, RefObject } from 'react'
import {
  clearSearch,
  closeFullForm,
  closeResult,
  openFullForm,
  openResult,
  search,
} from '../../state/search/state.ts'
import type { SearchFormHandlers } from '../../ui/quick-search/search-form.tsx'
import { pressKey, type SearchKeysOptions, submitQuery } from './search-keys.ts'

interface FormHandlersOptions extends SearchKeysOptions {
  readonly field: RefObject<HTMLInputElement | null>
  readonly setActive: (isActive: boolean) => void
}

/** The form's reactions to the visitor's input. */
export function createFormHandlers(options: FormHandlersOptions): SearchFormHandlers {
  const { field, setActive } = options

  function enter(): void {
    setActive(true)
    openResult()
    openFullForm()
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget as Node | null)) return
    setActive(false)
    closeResult()
  }

  /** Empties the field and keeps the focus in it; the style sheet then hides the button. */
  function clear(): void {
    clearSearch()
    openResult()
    field.current?.focus()
  }

  /** A field that is empty again shows its suggestions from before the first letter. */
  function type(query: string): void {
    void search(query)
    if (!query) openResult()
  }

  return {
    enter,
    leave,
    clear,
    submit: (event) => submitQuery(event, options),
    type,
    pressKey: (event) => pressKey(event, options),
    openList: openResult,
    close: closeFullForm,
  }
}
