/** The state of an action button. */
export type ActionPhase = 'neutral' | 'loading' | 'success' | 'error'

type ActionOutcome = 'neutral' | 'success' | 'error'

export interface ActionFeedback {
  readonly phase: ActionPhase
  /** The outcome of the action, kept until loading has been shown long enough. */
  readonly outcome?: ActionOutcome
  readonly isSeenLoading?: boolean
}

export type ActionEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'answered'; readonly outcome: ActionOutcome }
  /** Loading has been shown for its minimum time. */
  | { readonly type: 'seen' }
  | { readonly type: 'reset' }

export const NEUTRAL: ActionFeedback = { phase: 'neutral' }

/** The state chart: neutral, loading, then success or error, then neutral; from falsy to neutral. */
export function actionFeedback(before: ActionFeedback, event: ActionEvent): ActionFeedback {
  const { phase, outcome, isSeenLoading } = before
  if (event.type === 'reset') return NEUTRAL
  if (event.type === 'pressed') return phase === 'neutral' ? { phase: 'loading' } : before
  if (phase !== 'loading') return before
  if (event.type === 'seen') return outcome ? { phase: outcome } : { phase, isSeenLoading: true }
  return isSeenLoading ? { phase: event.outcome } : { phase, outcome: event.outcome }
}
