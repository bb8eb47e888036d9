import { useEffect } from 'react'
import { SUBMIT_ERROR_MS } from '../model/limits.ts'
import type { Message } from '../model/validation.ts'
import { type FormSubmission, maySend } from '../state/form-submission.ts'
import type { SubmitState } from '../ui/submit-button.tsx'
import { useHostState } from './use-host-state.ts'

interface SubmissionOptions {
  readonly sending: FormSubmission & { readonly host: HTMLElement }
  /** The problem that the server has already found. */
  readonly first: Message | undefined
  /** Resolves to the reason for a refusal. */
  readonly send: () => Promise<Message | undefined>
  readonly onDone: () => void
}

export interface Submission {
  readonly state: SubmitState
  readonly problem: Message | undefined
  readonly submit: () => void
  readonly say: (problem: Message | undefined) => void
  /** Starts another step of the same form. */
  readonly restart: (problem: Message | undefined) => void
}

/** One form and its button: idle, loading, completed, or an error that the button shows for a while. */
export function useSubmission({ sending, first, send, onDone }: SubmissionOptions): Submission {
  const { form, host } = sending
  const [state, setState] = useHostState<SubmitState>(host, `${form}.state`, () => 'idle')
  const [problem, say] = useHostState(host, `${form}.problem`, () => first)
  const [runs] = useHostState(host, `${form}.runs`, () => ({ last: 0 }))

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [setState])
  useEffect(() => {
    if (state !== 'error') return
    const timer = setTimeout(() => setState('idle'), SUBMIT_ERROR_MS)
    return () => clearTimeout(timer)
  }, [state, setState])

  async function run(): Promise<void> {
    if (!maySend(sending)) return
    setState('loading')
    say(undefined)
    runs.last += 1
    const run = runs.last
    const refusal = await send()
    if (!host.isConnected || run !== runs.last) return
    say(refusal)
    setState(refusal ? 'error' : 'completed')
    if (!refusal) onDone()
  }

  function restart(next: Message | undefined): void {
    runs.last += 1
    say(next)
    setState('idle')
  }

  return { state, problem, say, restart, submit: () => void (state === 'idle' && run()) }
}
