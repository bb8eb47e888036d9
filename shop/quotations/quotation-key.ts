import { DAY_MS } from '../platform/durations.ts'
import type { Signer } from '../platform/signer.ts'
import type { Quotation } from './quotation-queries.ts'

/** As long as a link to an order: far longer than any offer holds. */
export const QUOTATION_KEY_MS = 400 * DAY_MS

/** Opens the page of a quotation that was asked without a login, for whoever has the mail. */
export function quotationKey(signer: Signer, id: string): string {
  return signer.sign('quotation', id)
}

export function isQuotationKey(
  { id, createdAt, customerId }: Pick<Quotation, 'id' | 'createdAt' | 'customerId'>,
  { signer, key, now }: { readonly signer: Signer; readonly key: string; readonly now: number },
): boolean {
  // Prices of who has an account are seen by their login alone.
  return (
    customerId === null && now < createdAt + QUOTATION_KEY_MS && signer.verify('quotation', id, key)
  )
}
