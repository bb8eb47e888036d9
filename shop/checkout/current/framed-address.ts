import type { Text } from '../../../src/i18n/text.ts'
import {
  type AddressVerdict,
  BUYER_LINES,
  type BuyerLine,
} from '../../../src/model/buyer-address.ts'
import { checkoutRules } from '../../../src/model/checkout.ts'
import { tidyLines } from '../../../src/model/tidy-checkout.ts'
import { findFieldErrors } from '../../../src/model/validation.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { providerOf } from '../payment/payment-methods.ts'
import { findCheckout, forgetSent, saveContent } from './checkout-queries.ts'
import { type CheckoutContent, withFramed } from './content.ts'
import { generalRefusal, holdCheckout, toCurrent } from './current-checkout.ts'
import { postTown } from './post-towns.ts'

type Framed = NonNullable<CheckoutContent['framed']>

/**
 * Saves the address that a buyer typed in the form of the order's payment provider, and returns what is
 * wrong with it. The page cannot change that address. An order that waits for payment gets the new
 * address on its next request.
 */
export async function saveFramedAddress(
  { tx, shop }: { readonly tx: Tx; readonly shop: ShopFacts },
  orderId: string,
  { provider, address }: Framed,
  now: number,
): Promise<AddressVerdict> {
  await holdCheckout(tx, orderId)
  const current = toCurrent(await findCheckout(tx, orderId))
  if (!current) throw new ShopError(404, 'order.unknown')
  const { content, isHeld } = current
  const isOpen = isHeld || current.orderStatus === null
  if (
    !isOpen ||
    content.isBusinessCustomer ||
    providerOf(content.selectedPaymentMethod) !== provider
  )
    throw generalRefusal(409, 'checkout.changed')
  const framed = { provider, address: tidyLines(address, content.selectedCountry) }
  const updated = { ...content, framed, ...withFramed(content, framed.address) }
  await saveContent(tx, orderId, JSON.stringify(updated), now)
  if (isHeld) await forgetSent(tx, orderId)
  return judge(updated, shop.text(updated.language))
}

function judge(content: CheckoutContent, text: Text): AddressVerdict {
  const { customerDetails, selectedCountry } = content
  const found = findFieldErrors(content, checkoutRules({ selectedCountry }))
  const faults = BUYER_LINES.flatMap((line): [BuyerLine, string][] => {
    const fault = found[`customerDetails-${line}`]
    return fault ? [[line, text(fault.key, fault.values)]] : []
  })
  const city = postTown(customerDetails.zipCode, selectedCountry)
  return { faults: Object.fromEntries(faults), ...(city && { city }) }
}
