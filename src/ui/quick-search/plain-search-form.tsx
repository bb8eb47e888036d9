import { text } from '../../i18n/text.ts'
import { FIELD, SearchLabel, SearchSign, SearchSubmit, searchFormOf } from './search-pieces.tsx'

interface PlainSearchFormProps {
  readonly id: string
  readonly action: string
  readonly query: string
}

/** The search field without script: it leads to the search page. */
export function PlainSearchForm({ id, action, query }: PlainSearchFormProps) {
  return (
    <form {...searchFormOf(action)}>
      <SearchLabel id={id} />
      <SearchSign />
      <input {...FIELD} id={id} defaultValue={query} placeholder={text('search.label')} />
      <SearchSubmit />
    </form>
  )
}
