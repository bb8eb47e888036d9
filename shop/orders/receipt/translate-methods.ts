import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Receipt } from '../../../src/model/order.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/**
 * The order with its methods of payment and delivery named in the reader's language: they were stored
 * in the buyer's. What the shop no longer has a name for keeps the one it was sold under.
 */
export function translateMethods(t: Text, receipt: Receipt): Receipt {
  const { paymentMethod, deliveryMethod } = receipt
  return {
    ...receipt,
    paymentMethod: { ...paymentMethod, name: nameOf(t, 'payment', paymentMethod) },
    deliveryMethod: { ...deliveryMethod, name: nameOf(t, 'delivery', deliveryMethod) },
  }
}

/** The order for a mail in another language than it was placed in, whose links lead to that one's pages. */
export function readIn(shop: ShopFacts, language: Language, receipt: Receipt): Receipt {
  return translateMethods(shop.text(language), { ...receipt, language })
}

interface Method {
  readonly id: string
  readonly name: string
}

function nameOf(t: Text, kind: 'payment' | 'delivery', { id, name }: Method): string {
  const key = `${kind}.${id}`
  const text = t(key)
  return text === key ? name : text
}
