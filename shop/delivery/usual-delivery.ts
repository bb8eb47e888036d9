import type { CheckoutMethod } from '../../src/contract/checkout.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import {
  type DeliveryPrice,
  deliveryMethodsFor,
  findKind,
  type Priced,
  priceDelivery,
} from './delivery-prices.ts'
import { usualKind } from './delivery-rules.ts'

/** The country of delivery before the visitor chooses one: the company's, or else the first. */
export function homeCountry({
  company,
  delivery,
}: Pick<ShopFacts, 'company' | 'delivery'>): string {
  const { country } = company
  const [first = country, ...others] = Object.keys(delivery.countries)
  return others.includes(country) ? country : first
}

/** The method that a checkout begins with: preferably without a place or time to choose. */
export function preselectDelivery(methods: readonly CheckoutMethod[]): CheckoutMethod | undefined {
  return methods.find(({ carrier }) => !carrier) ?? methods[0]
}

type UsualContext = Omit<Parameters<typeof deliveryMethodsFor>[0], 'country' | 'zipCode'>

/** The delivery to a visitor who has chosen nothing yet, in the shop's own country. */
export function usualDelivery(context: UsualContext): CheckoutMethod | undefined {
  const country = homeCountry(context.shop)
  return preselectDelivery(deliveryMethodsFor({ ...context, country, zipCode: '' }))
}

/** The price of the selected method, or of the one that a checkout replaces it with. */
export function priceSettled(
  choice: Priced & { readonly method: string },
): DeliveryPrice | undefined {
  const kind = findKind(choice) ?? usualKind(choice)
  return kind && priceDelivery(kind, choice)
}
