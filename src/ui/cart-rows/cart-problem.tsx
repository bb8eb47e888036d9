import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { Icon } from '../icon.tsx'

interface CartProblemProps {
  readonly problem: Message
  readonly retry: () => void
}

/** The error in place of the content, with a retry button. */
export function CartProblem({ problem, retry }: CartProblemProps) {
  return (
    <div className="cs-cart-problem" role="alert">
      <Icon name="warning" />
      <p>{messageText(problem)}</p>
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
