import type { Tx } from '../../platform/db/schema.ts'

/**
 * Allows or forbids a company to buy on the shop's own invoice; returns false where there is no
 * such company.
 */
export async function setInvoice(
  tx: Tx,
  company: { readonly id: string } | { readonly organizationNumber: string },
  may: 'yes' | 'no',
): Promise<boolean> {
  const [column, value] =
    'id' in company
      ? (['id', company.id] as const)
      : (['organisation_number', company.organizationNumber] as const)
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ may_invoice: may === 'yes' ? 1 : 0 })
    .where(column, '=', value)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
