import { useRef } from 'react'
import { text } from '../i18n/text.ts'
import { MAX_QUANTITY, MAX_QUANTITY_DIGITS, MIN_QUANTITY } from '../model/limits.ts'
import { stepQuantity } from '../model/quantity.ts'
import { sending } from './action-form.tsx'
import { Icon, type IconName } from './icon.tsx'
import { useHold } from './use-hold.ts'

export interface QuantityStepperProps {
  /** The article, in the names of the buttons: "Löparsko, 42". */
  readonly name: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** Removes the article; without it, minus ends at 1. */
  readonly onRemove?: (() => void) | undefined
  readonly max?: number
  /** Distinguishes the buttons of one row from those of another, in their `data-act`. */
  readonly of?: string
  /** Where its buttons submit the surrounding form, with the new quantity. */
  readonly action?: string | undefined
}

/** Minus, the figure, plus. Presses and repeats add up. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, action } = props
  const max = Math.min(props.max ?? MAX_QUANTITY, MAX_QUANTITY)
  const isRemove = quantity <= MIN_QUANTITY && props.onRemove !== undefined
  const { minus, plus } = useSteps(props, max)
  return (
    <div className="cs-quantity" role="group" aria-label={text('quantity.of', { name })}>
      <StepButton
        act={actOf('decrease', props.of)}
        icon={isRemove ? 'bin' : 'minus'}
        name={text(isRemove ? 'cart.remove' : 'quantity.decrease', { name })}
        isOff={quantity <= MIN_QUANTITY && !isRemove}
        action={action}
        value={quantity - 1}
        handlers={minus}
      />
      <input
        className="cs-quantity__box"
        type="text"
        inputMode="numeric"
        maxLength={MAX_QUANTITY_DIGITS}
        value={quantity}
        aria-label={text('quantity.label')}
        disabled
        readOnly
      />
      <StepButton
        act={actOf('increase', props.of)}
        icon="plus"
        name={text('quantity.increase', { name })}
        isOff={quantity >= max}
        action={action}
        value={quantity + 1}
        handlers={plus}
      />
      <output className="cs-visually-hidden">{quantity}</output>
    </div>
  )
}

/** The behaviour of the two buttons when pressed and held. */
function useSteps({ quantity, onChange, onRemove }: QuantityStepperProps, max: number) {
  // A press must build on the previous one, which may not have been drawn yet.
  const current = useRef(quantity)
  current.current = quantity

  function step(by: 1 | -1): boolean {
    const next = stepQuantity(current.current, by, { max })
    if (next === current.current) return false
    current.current = next
    onChange(next)
    return true
  }

  function decrease(): void {
    if (current.current <= MIN_QUANTITY) onRemove?.()
    else step(-1)
  }

  const increase = () => step(1)
  return { minus: useHold(decrease, () => step(-1)), plus: useHold(increase, increase) }
}

function actOf(what: string, row: string | undefined): string {
  return row ? `${what} ${row}` : what
}

interface StepButtonProps {
  readonly act: string
  readonly icon: IconName
  readonly name: string
  readonly isOff: boolean
  readonly action: string | undefined
  /** The quantity that it submits without script. */
  readonly value: number
  readonly handlers: ReturnType<typeof useHold>
}

function StepButton({ act, icon, name, isOff, action, value, handlers }: StepButtonProps) {
  return (
    <button
      className="cs-quantity__step"
      data-act={act}
      aria-label={name}
      aria-disabled={isOff || undefined}
      {...sending(isOff ? undefined : action, 'quantity', value)}
      {...handlers}
    >
      <Icon name={icon} />
    </button>
  )
}
