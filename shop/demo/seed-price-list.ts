import {
  addListCompany,
  insertPriceList,
  writePriceLines,
} from '../catalogue/price-lists/price-list-writes.ts'
import { readPriceLines } from '../catalogue/price-lists/read-price-lines.ts'
import type { Tx } from '../platform/db/schema.ts'
import { DEMO_COMPANY } from './demo-people.ts'
import { DEMO_PRICE_LIST } from './demo-terms.ts'

/** Stores the price list of the demo's company: lower prices for some products, with quantity discounts. */
export async function seedPriceList(tx: Tx, now: number): Promise<void> {
  const { name, lines, currency } = DEMO_PRICE_LIST
  const id = await insertPriceList(tx, name, now)
  const read = await readPriceLines(tx, lines.join('\n'), { currency })
  if (id === undefined || 'faults' in read)
    throw new Error('The demo’s price list names an unknown product')
  await writePriceLines(tx, id, read.lines)
  await addListCompany(tx, id, DEMO_COMPANY.id)
}
