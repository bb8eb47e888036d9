import type { Text } from '../../../i18n/text.ts'
import type { Receipt } from '../../../model/order.ts'

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

interface Method {
  readonly id: string
  readonly name: string
}

function nameOf(t: Text, kind: 'payment' | 'delivery', { id, name }: Method): string {
  const key = `${kind}.${id}`
  const text = t(key)
  return text === key ? name : text
}
