import { parseAmount } from '../../../src/model/amount-text.ts'
import { type CampaignTarget, listNamed } from '../../catalogue/campaigns/campaign-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { StaffRefusal } from '../page/notice.ts'

/** What a campaign may name one by one; a brand or a category has no such limit. */
export const MAX_PRODUCTS = 20_000
const MAX_SHOWN = 40
const MAX_LISTED = 5

/** How articles and products are priced that are named one by one. */
export interface TypedPrice {
  readonly currency: string
  /** Of the form, for those without a price of their own; null where the campaign has a percentage. */
  readonly fixed: { readonly price: number | undefined } | null
}

/** Reads a number of an article or a product on each line, and after it `;` and a price of its own. */
export async function readProductLines(
  tx: Tx,
  text: string,
  price: TypedPrice,
): Promise<readonly CampaignTarget[]> {
  // Lines past the first that is too many are not worth reading.
  const rows = text.trim().split(/[\r\n]+/, MAX_PRODUCTS + 1)
  if (rows.length > MAX_PRODUCTS)
    throw new StaffRefusal('staff.campaign.goods.many', { n: MAX_PRODUCTS })
  const lines = rows.filter((it) => it.trim() !== '')
  if (lines.length === 0) throw new StaffRefusal('staff.campaign.goods.missing')
  const prices = new Map(lines.map((it) => readLine(it, price)))
  const named = await listNamed(tx, [...prices.keys()])
  const known = new Set(named.map(({ name }) => name))
  const unknown = [...prices.keys()].filter((it) => !known.has(it))
  if (unknown.length > 0) {
    const names = unknown.slice(0, MAX_LISTED).map((it) => it.slice(0, MAX_SHOWN))
    const values = { n: unknown.length, names: names.join(', ') }
    throw new StaffRefusal('staff.campaign.goods.unknown', values)
  }
  return named.map(({ name, kind }) => ({ kind, target: name, price: prices.get(name) ?? null }))
}

function readLine(line: string, { fixed, currency }: TypedPrice): [string, number | null] {
  const [name = '', typed = ''] = line.split(/[;\t]/).map((it) => it.trim())
  if (!fixed) return [name, null]
  const price = typed === '' ? fixed.price : parseAmount(typed, currency)
  if (price === undefined || price < 1) {
    throw new StaffRefusal('staff.campaign.price.wrong', { name: name.slice(0, MAX_SHOWN) })
  }
  return [name, price]
}
