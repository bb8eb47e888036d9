import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { ActionForm, type Forms } from '../action-form.tsx'

export interface ClearCartHandlers {
  /** Resolves to whether the cart is empty now. */
  readonly clear: () => Promise<boolean>
  /** Called once the cart is empty and the confirmation is closed. */
  readonly cleared: () => void
  /** Aborts the running request. */
  readonly stop: () => void
}

interface ClearCartProps {
  readonly pieces: number
  readonly forms: Forms | undefined
  readonly handlers: ClearCartHandlers
}

/** Empties the cart after a confirmation: it cannot be undone. A failure becomes the cart's problem. */
export function ClearCart({ pieces, forms, handlers }: ClearCartProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle')
  const { opener, answer } = useAnswerFocus(step)

  async function clear() {
    if (step === 'busy') return
    setStep('busy')
    const isCleared = await handlers.clear()
    setStep('idle')
    if (isCleared) handlers.cleared()
  }

  if (step === 'idle') {
    return (
      <ActionForm forms={forms} path="/cart/clear">
        <button
          type={forms ? 'submit' : 'button'}
          className="cart-table__clear cs-button cs-button--quiet"
          data-act="clear"
          ref={opener}
          onClick={() => setStep('asking')}
        >
          {text('cart.clear')}
        </button>
      </ActionForm>
    )
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setStep('idle')
  return (
    <fieldset className="cart-table__question" onKeyDown={leave}>
      <legend>{text('cart.clear.ask', { n: pieces })}</legend>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        aria-disabled={step === 'busy' || undefined}
        onClick={() => void clear()}
      >
        {text(step === 'busy' ? 'action.busy' : 'cart.clear')}
      </button>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        ref={answer}
        onClick={() => (step === 'busy' ? handlers.stop() : setStep('idle'))}
      >
        {text(step === 'busy' ? 'action.stop' : 'action.cancel')}
      </button>
    </fieldset>
  )
}

/** The focus moves to the harmless answer, and back to the button that asked. */
function useAnswerFocus(step: string) {
  const opener = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLButtonElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    if (step === 'asking') answer.current?.focus()
    if (step === 'idle') opener.current?.focus()
    before.current = step
  }, [step])
  return { opener, answer }
}
