import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { isoDay } from '../../platform/dates.ts'
import type { MeasuredStepTable } from '../../platform/db/measurement-tables.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

const DAYS = 30

/** On an ordinary day: products seen, carts filled, checkouts opened. The orders are counted from the orders. */
const USUAL: readonly (readonly [Storefront, Language, ...number[]])[] = [
  ['sport', 'sv', 84, 12, 5],
  ['sport', 'en', 11, 2, 1],
  ['professional', 'sv', 23, 6, 3],
]
const STEPS = ['seen', 'added', 'checkout'] as const

/** How many days differ from an ordinary one, over and over. */
const SHARES = [1, 0.8, 1.1, 0.9, 1.3, 1.5, 1.2]

/** What the shop has counted in the days before it is first opened, and today. */
export async function seedFigures(
  tx: Tx,
  shop: Pick<ShopFacts, 'timeZone'>,
  now: number,
): Promise<void> {
  const rows: MeasuredStepTable[] = []
  for (let ago = 0; ago < DAYS; ago++) {
    const day = isoDay(now - ago * DAY_MS, shop)
    const share = SHARES[ago % SHARES.length] ?? 1
    for (const [storefront, lang, ...counts] of USUAL) {
      for (const [at, step] of STEPS.entries()) {
        const count = Math.ceil((counts[at] ?? 0) * share)
        rows.push({ day, storefront, lang, step, count })
      }
    }
  }
  await tx.insertInto('measured_step').values(rows).execute()
}
