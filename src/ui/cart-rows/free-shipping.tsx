import { text } from '../../i18n/text.ts'
import { type CartTraits, canSeeTotal, freeShippingShare } from '../../model/cart.ts'
import type { Storefront } from '../../model/storefront.ts'

export interface FreeShippingProps {
  readonly cart: CartTraits & {
    readonly freeShippingLimitAmount?: number | undefined
    readonly amountLeftToFreeShippingAmount?: number | undefined
    readonly amountLeftToFreeShipping?: string | undefined
  }
  readonly storefront: Storefront
}

/** How much is left to free shipping, as words and as a bar that says the same. */
export function FreeShipping({ cart, storefront }: FreeShippingProps) {
  const share = freeShippingShare(cart.freeShippingLimitAmount, cart.amountLeftToFreeShippingAmount)
  if (share === undefined || !canSeeTotal(cart, storefront)) return null
  const isReached = share === 1
  const words = isReached
    ? text('cart.freeshipping.reached')
    : text('cart.freeshipping.left', { sum: cart.amountLeftToFreeShipping })
  return (
    <div className="cs-free-shipping" data-reached={isReached || undefined}>
      <p className="cs-free-shipping__words">{words}</p>
      <progress className="cs-free-shipping__bar" value={share} max={1} aria-label={words} />
    </div>
  )
}
