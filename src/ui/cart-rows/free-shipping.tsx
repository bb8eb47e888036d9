import { text } from '../../i18n/text.ts'
import { freeShippingShare } from '../../model/cart.ts'

interface FreeShippingProps {
  readonly limitAmount: number | undefined
  readonly leftAmount: number | undefined
  /** The amount left, in money. */
  readonly left: string | undefined
}

/** How much is left to free shipping, as words and as a bar that says the same (UX CART-11). */
export function FreeShipping({ limitAmount, leftAmount, left }: FreeShippingProps) {
  const share = freeShippingShare(limitAmount, leftAmount)
  if (share === undefined) return null
  const isReached = share === 1
  const words = isReached
    ? text('cart.freeshipping.reached')
    : text('cart.freeshipping.left', { sum: left })
  return (
    <div className="cs-free-shipping" data-reached={isReached || undefined}>
      <p className="cs-free-shipping__words">{words}</p>
      <progress className="cs-free-shipping__bar" value={share} max={1} aria-label={words} />
    </div>
  )
}
