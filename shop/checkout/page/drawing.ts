import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { DeliveryOption } from '../../../src/contract/delivery-options.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** Everything that the checkout's markup is drawn from. */
export interface CheckoutDrawing {
  readonly page: PageContext
  readonly checkout: Checkout
  readonly cart: Cart
  /** The carrier's options for the selected delivery method. */
  readonly options: readonly DeliveryOption[]
  /** The carrier's notice: that it is unavailable, or needs a postcode. */
  readonly optionsNotice?: string | undefined
  /** The faults of a returned form: texts by path, in the order in which the page lists them. */
  readonly errors: Readonly<Record<string, string>>
}
