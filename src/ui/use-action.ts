import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { MIN_LOADING_MS, RESET_MS } from '../model/limits.ts'
import { type ActionEvent, type ActionPhase, actionFeedback, NEUTRAL } from './action-feedback.ts'

export interface Action<Result> {
  /** A falsy result is neither success nor failure; an exception is a failure. */
  readonly action: () => Result | Promise<Result>
  /** Called once, when the action has finished, with a truthy result. */
  readonly onSuccess?: ((result: Result) => void) | undefined
  /** Called once, when the action has failed, with the error. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Loading is shown for at least this long. */
  readonly minLoadingMs?: number | undefined
  /** Success and error are shown for this long, */
  readonly resetMs?: number | undefined
  /** or, when false, for good. */
  readonly autoReset?: boolean | undefined
}

type Answer<Result> = { readonly result: Result } | { readonly error: unknown }

/**
 * The phase of an action, and the function that starts it; a press does nothing unless the phase is
 * neutral.
 */
export function useAction<Result>(options: Action<Result>): readonly [ActionPhase, () => void] {
  const { action, onSuccess, onError = console.error } = options
  const [{ phase }, dispatch] = useReducer(actionFeedback, NEUTRAL)
  const isBusy = useRef(false)
  const run = useRun()
  useTimes(phase, options, dispatch)
  // Before the phase is painted, so that a button that looks ready is ready.
  useLayoutEffect(() => {
    isBusy.current = phase !== 'neutral'
  }, [phase])

  function press(): void {
    if (isBusy.current) return
    isBusy.current = true
    run.current += 1
    dispatch({ type: 'pressed' })
    void finish(run.current)
  }

  async function finish(thisRun: number): Promise<void> {
    const answer = await attempt(action)
    if (thisRun !== run.current) return
    if ('error' in answer) {
      dispatch({ type: 'answered', outcome: 'error' })
      onError(answer.error)
      return
    }
    dispatch({ type: 'answered', outcome: answer.result ? 'success' : 'neutral' })
    if (answer.result) onSuccess?.(answer.result)
  }

  return [phase, press]
}

/** For a button whose failures are displayed next to it already, from the cart's state. */
export function ignoreDisplayedError(): void {}

async function attempt<Result>(action: () => Result | Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await action() }
  } catch (error) {
    return { error }
  }
}

/** The number of the current run; answers to earlier runs, or after unmounting, are ignored. */
function useRun() {
  const run = useRef(0)
  useLayoutEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  return run
}

/** Ends loading, success and error in time; a page from the back-forward cache starts neutral. */
function useTimes<Result>(
  phase: ActionPhase,
  { minLoadingMs = MIN_LOADING_MS, resetMs = RESET_MS, autoReset = true }: Action<Result>,
  dispatch: (event: ActionEvent) => void,
): void {
  useEffect(() => {
    if (phase === 'neutral') return
    const reset = () => dispatch({ type: 'reset' })
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', onShow)
    let timer: ReturnType<typeof setTimeout> | undefined
    if (phase === 'loading') timer = setTimeout(() => dispatch({ type: 'seen' }), minLoadingMs)
    else if (autoReset) timer = setTimeout(reset, resetMs)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', onShow)
    }
  }, [phase, minLoadingMs, resetMs, autoReset, dispatch])
}
