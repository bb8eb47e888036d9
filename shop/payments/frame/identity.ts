import { isPersonalNumber } from '../../../src/model/payment-card.ts'
import { post } from './checkout-link.ts'
import {
  type FieldProblem,
  type FormParts,
  hideProblem,
  inputOf,
  type Means,
  markField,
  type Say,
  showProblem,
} from './form-parts.ts'
import type { Identification, sessionCalls } from './session.ts'

type Calls = Pick<ReturnType<typeof sessionCalls>, 'identify'>

/** The second provider's login: a buyer who has identified themselves may pay later. */
export function offerIdentity(parts: FormParts, calls: Calls, say: Say): Means {
  const { form } = parts
  const asking = form.querySelector<HTMLElement>('[data-identity]')
  const done = form.querySelector<HTMLElement>('[data-identified]')
  const button = form.querySelector<HTMLButtonElement>('[data-identify]')
  const input = inputOf(parts, 'identity')
  let isAsking = false

  onPress(button, input, () => void identify())

  async function identify(): Promise<void> {
    if (isAsking || !input) return
    if (!isPersonalNumber(input.value)) return showFault('identity.wrong')
    isAsking = true
    markField(parts, 'identity', '')
    const { outcome } = await calls.identify(input.value)
    isAsking = false
    if (outcome === 'unavailable') showProblem(parts, say('pay.unavailable'))
    else take(outcome)
  }

  function take(outcome: Exclude<Identification['outcome'], 'unavailable'>): void {
    post({ kind: 'signup_finalized', success: outcome === 'identified' })
    if (outcome === 'identified') showDone()
    else showFault(`identity.${outcome}`)
  }

  function showDone(): void {
    hideProblem(parts)
    if (asking) asking.hidden = true
    if (done) done.hidden = false
    done?.focus()
  }

  function showFault(key: string): void {
    markField(parts, 'identity', say(key))
    input?.focus()
  }

  return {
    question: 'decision',
    details: () => ({}),
    findFaults(): FieldProblem[] {
      if (done?.hidden === false) return []
      const message = say('identity.first')
      markField(parts, 'identity', message)
      return [{ field: 'identity', message }]
    },
  }
}

/** Enter in the field identifies the buyer; it does not submit the payment. */
function onPress(
  button: HTMLButtonElement | null,
  input: HTMLInputElement | undefined,
  act: () => void,
): void {
  button?.addEventListener('click', act)
  input?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  })
}
