import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Receipt } from '../../../src/model/order.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/**
 * Translates the order's payment and delivery methods, which are stored in the buyer's language, for
 * the reader. A method that the shop no longer has keeps its stored name.
 */
export function translateMethods(t: Text, receipt: Receipt): Receipt {
  const { paymentMethod, deliveryMethod } = receipt
  return {
    ...receipt,
    paymentMethod: { ...paymentMethod, name: nameOf(t, 'payment', paymentMethod) },
    deliveryMethod: { ...deliveryMethod, name: nameOf(t, 'delivery', deliveryMethod) },
  }
}

/**
 * The order for a mail in another language than that of the order; its links lead to pages in that
 * language.
 */
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
