import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'

interface ProblemProps {
  readonly children: ReactNode
  readonly kind?: 'error' | 'notice'
  readonly retry?: (() => void) | undefined
}

/** What went wrong, or has to be known, where it is; it stays until it is no longer so. */
export function Problem({ children, kind = 'error', retry }: ProblemProps) {
  return (
    <div className={`cs-problem cs-problem--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'warning' : 'info'} />
      <p>{children}</p>
      {retry && (
        <button
          type="button"
          className="cs-button cs-button--secondary"
          data-act="retry"
          onClick={retry}
        >
          {text('error.retry')}
        </button>
      )}
    </div>
  )
}
