import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { clearCart } from '../../state/cart/adding.ts'
import { announce } from '../../ui/live-region.ts'

interface ClearCartProps {
  readonly host: HTMLElement
  readonly pieces: number
}

/** Empties the cart, after asking: it cannot be undone. A failure shows as the cart's problem. */
export function ClearCart({ host, pieces }: ClearCartProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle')
  const { opener, answer } = useAnswerFocus(step)

  async function clear() {
    if (step === 'busy') return
    setStep('busy')
    const isCleared = await clearCart()
    setStep('idle')
    if (!isCleared) return
    announce(text('cart.cleared'))
    emit(host, 'courtside:cleared')
    host.querySelector<HTMLElement>('a[href], button')?.focus()
  }

  if (step === 'idle') {
    return (
      <button
        type="button"
        className="cart-table__clear cs-button cs-button--quiet"
        data-act="clear"
        ref={opener}
        onClick={() => setStep('asking')}
      >
        {text('cart.clear')}
      </button>
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
        onClick={() => setStep('idle')}
      >
        {text('action.cancel')}
      </button>
    </fieldset>
  )
}

/** Focus goes to the answer that harms nothing, and back to the button that asked. */
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
