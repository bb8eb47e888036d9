import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** Replaces the fees by those of the owner's file; keeps fees that were added outside the file. */
export function storeFees(db: Db, facts: Pick<ShopFacts, 'fees'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    await forgetFees(
      tx,
      facts.fees.map(({ id }) => id),
    )
    for (const fee of facts.fees) await storeFee(tx, fee)
  })
}

async function forgetFees(tx: Tx, named: readonly string[]): Promise<void> {
  const stored = tx.deleteFrom('fee').where('from_file', '=', 1)
  await (named.length > 0 ? stored.where('id', 'not in', named) : stored).execute()
}

async function storeFee(tx: Tx, fee: ShopFacts['fees'][number]): Promise<void> {
  const { id, kind, rule, amount, vat, belowTotal = null, name } = fee
  const values = {
    ...{ kind, rule, amount, vat_rate: vat, below_total: belowTotal, from_file: 1 as const },
    name_sv: name.sv ?? name.en ?? id,
    name_en: name.en ?? name.sv ?? id,
  }
  await tx
    .insertInto('fee')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
