import type {
  FocusEvent,
  FormEvent,
  KeyboardEvent,
  ReactNode,
  RefObject,
  SyntheticEvent,
} from 'react'
import { text } from '../../i18n/text.ts'
import { MAX_QUERY_LENGTH } from '../../model/limits.ts'
import { Icon } from '../icon.tsx'

export interface SearchFormHandlers {
  readonly enter: () => void
  readonly leave: (event: FocusEvent) => void
  readonly submit: (event: FormEvent) => void
  readonly type: (query: string) => void
  readonly pressKey: (event: KeyboardEvent) => void
  readonly openList: () => void
  readonly clear: () => void
  readonly close: () => void
}

interface SearchFormProps {
  readonly id: string
  readonly action: string | undefined
  /** The initial value of the field; after that the browser keeps the input. */
  readonly query: string
  readonly placeholder: string | undefined
  /** What a script adds to the form. */
  readonly combobox?: Combobox
  /** The content below the field. */
  readonly children?: ReactNode
}

interface Combobox {
  readonly field: RefObject<HTMLInputElement | null>
  /** The id of the list of hits, while it is open. */
  readonly listId: string | undefined
  /** The id of the option that Enter would open. */
  readonly selectedId: string | undefined
  readonly on: SearchFormHandlers
}

export function SearchForm({ action, combobox, children, ...rest }: SearchFormProps) {
  const on = combobox?.on
  return (
    <form
      className="quick-search__form"
      role="search"
      method="get"
      action={action}
      onFocus={on?.enter}
      onBlur={on?.leave}
      onSubmit={on?.submit}
    >
      <label className="cs-visually-hidden" htmlFor={rest.id}>
        {text('search.label')}
      </label>
      {on && <IconButton act="close" icon="arrow" press={on.close} />}
      <Icon name="search" className="quick-search__icon" />
      <SearchField {...rest} combobox={combobox} />
      {on && <IconButton act="clear" icon="close" press={on.clear} />}
      <button className="quick-search__submit" type="submit" data-act="search">
        {text('search.submit')}
      </button>
      {children}
    </form>
  )
}

type SearchFieldProps = Pick<SearchFormProps, 'id' | 'query' | 'placeholder'> & {
  readonly combobox: Combobox | undefined
}

function SearchField({ id, query, placeholder, combobox }: SearchFieldProps) {
  return (
    <input
      className="quick-search__field"
      id={id}
      type="search"
      name="q"
      defaultValue={query}
      placeholder={placeholder}
      maxLength={MAX_QUERY_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck="false"
      enterKeyHint="search"
      {...(combobox && comboboxProps(combobox))}
    />
  )
}

function comboboxProps({ field, listId, selectedId, on }: Combobox) {
  return {
    ref: field,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-activedescendant': selectedId,
    onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => on.type(currentTarget.value),
    onClick: on.openList,
    onKeyDown: on.pressKey,
  } as const
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
