import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'
import { Icon } from '../icon.tsx'

interface ProblemProps {
  readonly children: ReactNode
  readonly kind?: 'error' | 'notice'
  /** The label of the button's action; a retry without one. */
  readonly label?: TextKey
  readonly act?: string
  readonly onPress?: (() => void) | undefined
}

/** An error or a notice, shown at its cause; it stays as long as it is true. */
export function Problem({ children, kind = 'error', label, act, onPress }: ProblemProps) {
  return (
    <div className={`cs-problem cs-problem--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'warning' : 'info'} />
      <p>{children}</p>
      {onPress && (
        <button
          type="button"
          className="cs-button cs-button--secondary"
          data-act={act ?? label ?? 'retry'}
          onClick={onPress}
        >
          {text(label ?? 'error.retry')}
        </button>
      )}
    </div>
  )
}
