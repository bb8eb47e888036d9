import { useLayoutEffect } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import {
  clearSearch,
  closeFullForm,
  closeResult,
  openFullForm,
  openResult,
  search,
  searchState,
} from '../../state/search/state.ts'
import { setAttributes } from './make.ts'
import type { SearchForm } from './search-form.ts'
import { pressKey, type SearchKeysOptions, submitQuery } from './search-keys.ts'
import { followSearch } from './use-search.ts'

interface SearchFormOptions extends SearchKeysOptions {
  readonly placeholder: string | undefined
  /** Whether there is a list below the field. */
  readonly hasList: boolean
  /** The id of the option that Enter would open. */
  readonly selected: string | undefined
  readonly setActive: (isActive: boolean) => void
}

/** Ties the form to the search: what it hears, and what it says of itself. */
export function useSearchForm(form: SearchForm, options: SearchFormOptions): void {
  const { host, searchUrl, listId, placeholder, hasList, selected, setActive } = options
  useLayoutEffect(
    () => listen(form, { host, searchUrl, listId }, setActive),
    [form, host, searchUrl, listId, setActive],
  )
  useLayoutEffect(() => setAttributes(form.root, { action: safeUrl(searchUrl) }), [form, searchUrl])
  useLayoutEffect(
    () => followQuery(form.field, placeholder || text('search.label')),
    [form, placeholder],
  )
  useLayoutEffect(() => {
    setAttributes(form.field, {
      'aria-expanded': String(hasList),
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': selected,
    })
  }, [form, listId, hasList, selected])
}

function listen(
  { root, field, clearButton, closeButton }: SearchForm,
  keys: SearchKeysOptions,
  setActive: (isActive: boolean) => void,
): () => void {
  const gone = new AbortController()
  const { signal } = gone

  function enter(): void {
    setActive(true)
    openResult()
    openFullForm()
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (root.contains(relatedTarget as Node | null)) return
    setActive(false)
    closeResult()
  }

  /** Empties the field and leaves the focus in it (UX SRCH-8); the sheet hides it beside an empty one. */
  function clear(): void {
    clearSearch()
    openResult()
    field.focus()
  }

  root.addEventListener('focusin', enter, { signal })
  root.addEventListener('focusout', leave, { signal })
  root.addEventListener('submit', (event) => submitQuery(event, keys), { signal })
  field.addEventListener('input', () => void search(field.value), { signal })
  field.addEventListener('click', openResult, { signal })
  field.addEventListener('keydown', (event) => pressKey(event, keys), { signal })
  clearButton.addEventListener('click', clear, { signal })
  closeButton.addEventListener('click', closeFullForm, { signal })
  return () => gone.abort()
}

/**
 * The browser keeps what is typed; only what is changed elsewhere is put into the field. A placeholder
 * that does not show is taken away, or the browser would look at the sheets again for each letter.
 */
function followQuery(field: HTMLInputElement, placeholder: string): () => void {
  field.defaultValue = searchState.query
  function follow(): void {
    const { query } = searchState
    if (field.value !== query) field.value = query
    if (query === '') field.placeholder = placeholder
    else if (field.placeholder) field.removeAttribute('placeholder')
  }
  follow()
  return followSearch(follow)
}
