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

/** Where goods go before anybody has said where: the company's country, or the first one there is. */
export function homeCountry({
  company,
  delivery,
}: Pick<ShopFacts, 'company' | 'delivery'>): string {
  const { country } = company
  const [first = country, ...others] = Object.keys(delivery.countries)
  return others.includes(country) ? country : first
}

/** The one that a checkout begins with: without a choice of place or time to make, where there is one. */
export function preselectDelivery(methods: readonly CheckoutMethod[]): CheckoutMethod | undefined {
  return methods.find(({ carrier }) => !carrier) ?? methods[0]
}

type UsualContext = Omit<Parameters<typeof deliveryMethodsFor>[0], 'country' | 'zipCode'>

/** How goods are delivered to a visitor who has chosen nothing yet, at home in the shop's country. */
export function usualDelivery(context: UsualContext): CheckoutMethod | undefined {
  const country = homeCountry(context.shop)
  return preselectDelivery(deliveryMethodsFor({ ...context, country, zipCode: '' }))
}

/** What the chosen way costs, or the one that a checkout takes in its place. */
export function priceSettled(
  choice: Priced & { readonly method: string },
): DeliveryPrice | undefined {
  const kind = findKind(choice) ?? usualKind(choice)
  return kind && priceDelivery(kind, choice)
}
