import { text } from '../../i18n/text.ts'
import { MAX_QUERY_LENGTH } from '../../model/limits.ts'
import { Icon } from '../icon.tsx'

/** What the search field is with and without script. */
export const FIELD = {
  className: 'quick-search__field',
  type: 'search',
  name: 'q',
  maxLength: MAX_QUERY_LENGTH,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: 'false',
  enterKeyHint: 'search',
} as const

export function searchFormOf(action: string | undefined) {
  return { className: 'quick-search__form', role: 'search', method: 'get', action } as const
}

export function SearchLabel({ id }: { readonly id: string }) {
  return (
    <label className="cs-visually-hidden" htmlFor={id}>
      {text('search.label')}
    </label>
  )
}

export function SearchSign() {
  return <Icon name="search" className="quick-search__icon" />
}

export function SearchSubmit() {
  return (
    <button className="quick-search__submit" type="submit" data-act="search">
      {text('search.submit')}
    </button>
  )
}
