import type { FocusEvent, KeyboardEvent, ReactNode, RefObject, SubmitEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import { FIELD, SearchLabel, SearchSign, SearchSubmit, searchFormOf } from './search-pieces.tsx'

export interface SearchFormHandlers {
  readonly enter: () => void
  readonly leave: (event: FocusEvent) => void
  readonly submit: (event: SubmitEvent) => void
  readonly type: (query: string) => void
  readonly pressKey: (event: KeyboardEvent) => void
  readonly openList: () => void
  readonly clear: () => void
  readonly close: () => void
}

interface SearchFormProps {
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly action: string | undefined
  /** What the field starts with; afterwards the browser keeps what is typed. */
  readonly query: string
  readonly placeholder: string | undefined
  /** The id of the list of hits, while it is open. */
  readonly listId: string | undefined
  /** The id of the option that Enter would open. */
  readonly selectedId: string | undefined
  readonly on: SearchFormHandlers
  /** What hangs below the field. */
  readonly children?: ReactNode
}

export function SearchForm({ action, on, children, ...rest }: SearchFormProps) {
  return (
    <form {...searchFormOf(action)} onFocus={on.enter} onBlur={on.leave} onSubmit={on.submit}>
      <SearchLabel id={rest.id} />
      <IconButton act="close" icon="arrow" press={on.close} />
      <SearchSign />
      <SearchField {...rest} on={on} />
      <IconButton act="clear" icon="close" press={on.clear} />
      <SearchSubmit />
      {children}
    </form>
  )
}

function SearchField(props: Omit<SearchFormProps, 'action' | 'children'>) {
  const { id, field, query, placeholder, listId, selectedId, on } = props
  return (
    <input
      {...FIELD}
      ref={field}
      id={id}
      defaultValue={query}
      placeholder={placeholder}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={selectedId}
      onInput={({ currentTarget }) => on.type(currentTarget.value)}
      onClick={on.openList}
      onKeyDown={on.pressKey}
    />
  )
}

interface IconButtonProps {
  readonly act: 'close' | 'clear'
  readonly icon: 'arrow' | 'close'
  readonly press: () => void
}

function IconButton({ act, icon, press }: IconButtonProps) {
  return (
    <button className={`quick-search__${act}`} type="button" data-act={act} onClick={press}>
      <Icon name={icon} />
      <span className="cs-visually-hidden">{text(`search.${act}`)}</span>
    </button>
  )
}
