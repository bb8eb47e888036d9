import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { subscribe } from 'valtio/vanilla'
import { text } from '../../i18n/text.ts'
import { MAX_QUERY_LENGTH } from '../../model/limits.ts'
import { safeUrl } from '../../model/url.ts'
import {
  clearSearch,
  closeFullForm,
  closeResult,
  openFullForm,
  openResult,
  search,
  searchState,
} from '../../state/search-state.ts'
import { Icon } from '../../ui/icon.tsx'

export interface SearchKeys {
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly submit: (event: { preventDefault(): void }) => void
}

interface SearchFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly placeholder: string | undefined
  readonly searchUrl: string
  readonly listId: string
  readonly isOpen: boolean
  readonly selected: string | undefined
  readonly keys: SearchKeys
  readonly setActive: (isActive: boolean) => void
  readonly children: ReactNode
}

/** The field and its buttons; what hangs below the field is its children. */
export function SearchForm(props: SearchFormProps) {
  const { form, searchUrl, keys, setActive, listId, children } = props
  const fieldId = `${listId}-field`

  function enter(): void {
    setActive(true)
    openResult()
    openFullForm()
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    setActive(false)
    closeResult()
  }

  return (
    <form
      ref={form}
      className="quick-search__form"
      role="search"
      action={safeUrl(searchUrl)}
      method="get"
      onSubmit={keys.submit}
      onFocus={enter}
      onBlur={leave}
    >
      <label className="cs-visually-hidden" htmlFor={fieldId}>
        {text('search.label')}
      </label>
      <button className="quick-search__close" type="button" onClick={closeFullForm}>
        <Icon name="arrow" />
        <span className="cs-visually-hidden">{text('search.close')}</span>
      </button>
      <Icon name="search" className="quick-search__icon" />
      <SearchField {...props} fieldId={fieldId} />
      <ClearButton fieldId={fieldId} />
      <button className="quick-search__submit" type="submit" data-act="search">
        {text('search.submit')}
      </button>
      {children}
    </form>
  )
}

/** The browser keeps what is typed; only what is changed elsewhere is put into the field. */
function SearchField(props: SearchFormProps & { readonly fieldId: string }) {
  const { fieldId, placeholder, listId, isOpen, selected, keys } = props
  const field = useRef<HTMLInputElement>(null)
  const [before] = useState(() => searchState.query)
  useEffect(() => {
    const follow = () => {
      const { query } = searchState
      if (field.current && field.current.value !== query) field.current.value = query
    }
    follow()
    return subscribe(searchState, follow, true)
  }, [])
  return (
    <input
      ref={field}
      className="quick-search__field"
      id={fieldId}
      type="search"
      name="q"
      defaultValue={before}
      placeholder={placeholder || text('search.label')}
      maxLength={MAX_QUERY_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={selected}
      onInput={(event) => void search(event.currentTarget.value)}
      onClick={openResult}
      onKeyDown={keys.press}
    />
  )
}

/** Empties the field and leaves the focus in it (UX SRCH-8); the sheet hides it beside an empty one. */
function ClearButton({ fieldId }: { readonly fieldId: string }) {
  function clear(): void {
    clearSearch()
    openResult()
    document.getElementById(fieldId)?.focus()
  }

  return (
    <button className="quick-search__clear" type="button" data-act="clear" onClick={clear}>
      <Icon name="close" />
      <span className="cs-visually-hidden">{text('search.clear')}</span>
    </button>
  )
}
