import type { Tx } from '../platform/db/schema.ts'

/** A login begins a new session, which takes the list along. */
export async function moveQuotationList(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('quotation_list_row')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .execute()
}
