import {
  addListCompany,
  insertPriceList,
  writePriceLines,
} from '../../shop/catalogue/price-lists/price-list-writes.ts'
import { readPriceLines } from '../../shop/catalogue/price-lists/read-price-lines.ts'
import type { Db, Tx } from '../../shop/platform/db/schema.ts'
import { decodeText } from '../../shop/platform/decode-text.ts'
import { demoShop } from './demo-shop.ts'

/** Stores a price list of a company, from lines of `article;from;price`; returns its id. */
export async function agree(
  db: Db | Tx,
  lines: readonly string[],
  { companyId = 'lunda-if', name = 'Avtal' } = {},
): Promise<number> {
  const write = async (tx: Tx) => {
    const id = await insertPriceList(tx, name, 0)
    const text = decodeText(Buffer.from(lines.join('\n')))
    const read = await readPriceLines(tx, text, demoShop)
    if (id === undefined || 'faults' in read) throw new Error(JSON.stringify(read))
    await writePriceLines(tx, id, read.lines)
    await addListCompany(tx, id, companyId)
    return id
  }
  return db.isTransaction ? write(db as Tx) : db.transaction().execute(write)
}
