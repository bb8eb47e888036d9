import { useEffect, useRef, useState } from 'react'
import { SUBMIT_ERROR_MS } from '../model/limits.ts'
import type { Message } from '../model/message.ts'
import { maySend, type Sending } from '../state/sending.ts'
import type { SubmitState } from '../ui/submit-button.tsx'

interface SubmissionOptions {
  readonly sending: Sending
  /** What the server has found wrong already. */
  readonly first: Message | undefined
  /** Resolves to why it was refused. */
  readonly send: () => Promise<Message | undefined>
  readonly onDone: () => void
}

export interface Submission {
  readonly state: SubmitState
  readonly problem: Message | undefined
  readonly submit: () => void
  readonly say: (problem: Message | undefined) => void
}

/** One form and its button: idle, loading, completed, or an error that the button shows for a while. */
export function useSubmission({ sending, first, send, onDone }: SubmissionOptions): Submission {
  const [state, setState] = useState<SubmitState>('idle')
  const [problem, say] = useState(first)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    addEventListener('pageshow', onShow)
    return () => {
      isGone.current = true
      removeEventListener('pageshow', onShow)
    }
  }, [])
  useEffect(() => {
    if (state !== 'error') return
    const timer = setTimeout(() => setState('idle'), SUBMIT_ERROR_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function run(): Promise<void> {
    if (!maySend(sending)) return
    setState('loading')
    say(undefined)
    const refusal = await send()
    if (isGone.current) return
    say(refusal)
    setState(refusal ? 'error' : 'completed')
    if (!refusal) onDone()
  }

  return { state, problem, say, submit: () => void (state === 'idle' && run()) }
}
