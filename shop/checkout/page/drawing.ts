import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { DeliveryOption } from '../../../src/contract/delivery-options.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** All that the checkout's markup is drawn from. */
export interface CheckoutDrawing {
  readonly page: PageContext
  readonly checkout: Checkout
  readonly cart: Cart
  /** The carrier's options of the chosen way to deliver. */
  readonly options: readonly DeliveryOption[]
  /** What the carrier has to say: that it is down, or needs a postcode. */
  readonly optionsNotice?: string | undefined
  /** What is wrong with a form that came back: by path, already worded, in the order to be listed. */
  readonly errors: Readonly<Record<string, string>>
}
