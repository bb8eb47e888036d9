import type { Tx } from '../platform/db/schema.ts'

/** Lets a company buy on the shop's own invoice, or no longer; false where there is no such company. */
export async function setInvoice(
  tx: Tx,
  organizationNumber: string,
  may: 'yes' | 'no',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ may_invoice: may === 'yes' ? 1 : 0 })
    .where('organisation_number', '=', organizationNumber)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
