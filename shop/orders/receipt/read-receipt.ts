import type { Receipt } from '../../../src/model/order.ts'
import { withoutVat } from '../../../src/model/without-vat.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findReceipt } from './order-queries.ts'

/** An order as its buyer reads it: without VAT for a business, on either storefront. */
export async function readReceipt(db: Db, orderId: string): Promise<Receipt | undefined> {
  const receipt = await findReceipt(db, orderId)
  return receipt && asBuyerReads(receipt)
}

export function asBuyerReads(receipt: Receipt): Receipt {
  if (!receipt.isBusiness || !receipt.includesVat) return receipt
  return { ...withoutVat(receipt, receipt.deliveryMethod), includesVat: false }
}
