import type { CheckoutMethod } from '../../../src/contract/checkout.ts'
import { deliveryMethodsFor } from '../../delivery/delivery-prices.ts'
import { preselectDelivery } from '../../delivery/usual-delivery.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { CheckoutContent } from '../current/content.ts'
import { paymentMethodsFor } from '../payment/payment-methods.ts'
import { deliveryZip, type OrderTotals } from './calculate-totals.ts'
import type { CheckoutContext } from './checkout-types.ts'

/** The methods that the current checkout offers. */
export interface Offers {
  readonly deliveryMethods: readonly CheckoutMethod[]
  readonly paymentMethods: readonly CheckoutMethod[]
}

export function offersFor(
  visitor: Visitor,
  content: CheckoutContent,
  {
    weight,
    stock,
    itemsTotal,
    approval,
  }: Pick<OrderTotals, 'weight' | 'stock' | 'itemsTotal' | 'approval'>,
  { now, providers, carriers, takesTransfers }: CheckoutContext,
): Offers {
  const { shop, language, storefront, canSeePrices, company } = visitor
  if (!canSeePrices) return { deliveryMethods: [], paymentMethods: [] }
  const country = content.selectedCountry
  const zipCode = deliveryZip(content)
  return {
    deliveryMethods: deliveryMethodsFor({
      ...{ shop, country, zipCode, weight, stock, itemsTotal, now, language, storefront },
      carriers,
    }),
    paymentMethods: paymentMethodsFor({
      shop,
      isBusiness: content.isBusinessCustomer,
      mayInvoice: company?.mayInvoice ?? false,
      country,
      // An order that needs approval is not paid before it is approved.
      providers: approval ? [] : providers,
      takesTransfers,
      language,
    }),
  }
}

/** Refuses a new choice that is not offered; free text never counts as a method. */
export function assertOffered(
  { shop }: Visitor,
  before: CheckoutContent | undefined,
  after: CheckoutContent,
  offers: Offers,
): void {
  const { selectedCountry: country } = after
  if (!Object.hasOwn(shop.delivery.countries, country))
    throw methodRefusal('selectedCountry', 'country')
  const lists = [
    ['selectedDeliveryMethod', 'delivery', offers.deliveryMethods],
    ['selectedPaymentMethod', 'payment', offers.paymentMethods],
  ] as const
  for (const [field, name, methods] of lists) {
    const chosen = after[field]
    const isNew = before === undefined || before[field] !== chosen
    if (chosen && isNew && !methods.some(({ id }) => id === chosen))
      throw methodRefusal(field, name)
  }
}

/** Replaces a choice that is no longer offered, and preselects where nothing is selected yet. */
export function resolveChoices(
  content: CheckoutContent,
  { deliveryMethods, paymentMethods }: Offers,
): CheckoutContent {
  const { selectedDeliveryMethod: delivery, selectedPaymentMethod: payment } = content
  const isDelivered = deliveryMethods.some(({ id }) => id === delivery)
  const isPaid = paymentMethods.some(({ id }) => id === payment)
  // Never a credit method: by law, the shop must not preselect credit.
  const withoutCredit = paymentMethods.find(({ isCredit }) => !isCredit)
  return {
    ...content,
    selectedDeliveryMethod: isDelivered
      ? delivery
      : (preselectDelivery(deliveryMethods)?.id ?? null),
    selectedDeliveryOption: isDelivered ? content.selectedDeliveryOption : null,
    selectedPaymentMethod: isPaid ? payment : (withoutCredit?.id ?? null),
  }
}

function methodRefusal(field: string, name: string): ShopError {
  const reason = { key: `checkout.${name}.unknown` }
  return new ShopError(422, reason, { modelState: { [field]: [reason] } })
}
