import type { OrderDetails } from '../../../src/model/order.ts'
import { listAddresses } from '../../account/addresses/address-queries.ts'
import { invoiceTerms } from '../../orders/receipt/due-date.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { CurrentCheckout } from '../current/current-checkout.ts'
import { describeDetails } from '../current/describe-details.ts'
import type { CheckedOrder } from './check-order.ts'

/** A checkout in which everything is right. */
export interface Placing {
  readonly current: CurrentCheckout
  readonly checked: CheckedOrder
}

/** The delivery and payment of an order, in words that stay as they were. */
export async function detailsOf(
  tx: Tx,
  visitor: Visitor,
  { current: { content }, checked: { totals, payment } }: Placing,
  now: number,
): Promise<OrderDetails> {
  const { company } = visitor
  const companyAddresses = company ? await listAddresses(tx, { companyId: company.id }) : []
  const { delivery } = totals
  return describeDetails(visitor, {
    content,
    companyAddresses,
    delivery: {
      id: content.selectedDeliveryMethod ?? '',
      name: delivery?.name ?? '',
      ...(delivery?.option && { option: delivery.option }),
      ...(delivery && { arrival: delivery.arrival, vatRate: delivery.vatRate }),
    },
    payment: {
      id: payment.id,
      name: payment.name,
      ...(payment.provider && { provider: payment.provider }),
      ...invoiceTerms(visitor.shop, payment.id, now),
    },
  })
}
