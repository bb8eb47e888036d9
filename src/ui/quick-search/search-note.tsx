import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'

interface SearchNoteProps {
  readonly id: string
  readonly role?: 'status'
  readonly isBusy?: true
  readonly children: string
}

/** A text in place of hits. */
export function SearchNote({ id, role, isBusy, children }: SearchNoteProps) {
  return (
    <div className="quick-search__list quick-search__note" id={id} role={role} aria-busy={isBusy}>
      <p>{children}</p>
    </div>
  )
}

interface SearchProblemProps {
  readonly id: string
  readonly message: string
  readonly retry: () => void
}

export function SearchProblem({ id, message, retry }: SearchProblemProps) {
  return (
    <div className="quick-search__list quick-search__note" id={id} role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        data-act="retry"
        onClick={retry}
      >
        {text('error.retry')}
      </button>
    </div>
  )
}
