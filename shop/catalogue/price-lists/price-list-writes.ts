import type { JsonType, SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { PriceLine, PriceList } from './price-list-queries.ts'

/** Returns the new list's id; undefined if a list with the name exists. */
export async function insertPriceList(
  tx: Tx,
  name: string,
  now: number,
): Promise<number | undefined> {
  const made = await tx
    .insertInto('price_list')
    .values({ name, created_at: now })
    .onConflict((it) => it.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** The version of a list that a member has seen. */
export type PriceListVersion = Pick<PriceList, 'id' | 'version'>

/**
 * Raises a list's version before it changes, because pages are cached by it. Returns false if the list
 * has changed since it was seen.
 */
export async function touchPriceList(tx: Tx, { id, version }: PriceListVersion): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_list')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false if another list has the name. */
export async function renamePriceList(tx: Tx, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_list')
    .set({ name })
    .where('id', '=', id)
    .where((it) =>
      it.not(
        it.exists(
          it
            .selectFrom('price_list as other')
            .select('other.id')
            .where('other.name', '=', name)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const LINE = {
  articleNumber: 'text',
  fromQuantity: 'integer',
  currency: 'text',
  price: 'integer',
  discount: 'integer',
} as const satisfies Record<string, JsonType>

const WRITE_LINES = (d: SqlDialect) => `
  insert into price_list_line (list_id, article_number, from_quantity, currency, price, discount)
  select cast(?1 as bigint), "articleNumber", "fromQuantity", currency, price, discount
    from ${d.rowsOf('?2', LINE)} as line`

/** Replaces all lines of the list. */
export async function writePriceLines(
  tx: Tx,
  id: number,
  lines: readonly PriceLine[],
): Promise<void> {
  await runText(tx, 'delete from price_list_line where list_id = ?', [id])
  await runText(tx, WRITE_LINES, [id, JSON.stringify(lines)])
}

/** Returns false if the company has the list already. */
export async function addListCompany(tx: Tx, id: number, companyId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('price_list_company')
    .values({ list_id: id, company_id: companyId })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeListCompany(tx: Tx, id: number, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('price_list_company')
    .where('list_id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes a list with its lines, for all its companies. */
export async function deletePriceList(tx: Tx, { id, version }: PriceListVersion): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('price_list')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
