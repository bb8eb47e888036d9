import { text } from '../../i18n/text.ts'
import { type CartTraits, canSeeTotal, freeShippingShare } from '../../model/cart.ts'
import type { Storefront } from '../../model/storefront.ts'
import { ProgressCircle } from '../progress-circle.tsx'

export interface FreeShippingProps {
  readonly cart: CartTraits & {
    readonly freeShippingLimitAmount?: number | undefined
    readonly amountLeftToFreeShippingAmount?: number | undefined
    readonly amountLeftToFreeShipping?: string | undefined
  }
  readonly storefront: Storefront
}

/** The amount that is missing for free shipping, in words and as a circle with the same meaning. */
export function FreeShipping({ cart, storefront }: FreeShippingProps) {
  const share = freeShippingShare(cart.freeShippingLimitAmount, cart.amountLeftToFreeShippingAmount)
  if (share === undefined || !canSeeTotal(cart, storefront)) return null
  const words =
    share === 1
      ? text('cart.freeshipping.reached')
      : text('cart.freeshipping.left', { sum: cart.amountLeftToFreeShipping })
  return (
    <div className="cs-free-shipping">
      <ProgressCircle value={share} max={1} label={words} />
    </div>
  )
}
