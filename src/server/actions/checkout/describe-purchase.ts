import type { Db } from '../../db/schema.ts'
import type { Purchase, PurchaseUrls } from '../../ports/payment.ts'

/** What a provider is told: from the checkout before the order is placed, from the order after. */
export async function describePurchase(
  _db: Db,
  _orderId: string,
  _urls: PurchaseUrls,
): Promise<Purchase> {
  throw new Error('Not built yet')
}
