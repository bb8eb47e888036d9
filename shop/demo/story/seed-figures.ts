import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { isoDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import { DAY_MS } from '../../platform/durations.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

const DAYS = 30

/** On an ordinary day: products seen, carts filled, checkouts opened. The orders are counted from the orders. */
const USUAL: readonly (readonly [Storefront, Language, ...number[]])[] = [
  ['sport', 'sv', 46, 4.3, 1.3],
  ['sport', 'en', 6, 0.6, 0],
  ['professional', 'sv', 12, 1.4, 0.5],
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
  const rows = Array.from({ length: DAYS }, (_, ago) =>
    countsOf(isoDay(now - ago * DAY_MS, shop), SHARES[ago % SHARES.length] ?? 1),
  ).flat()
  await tx
    .insertInto('measured_step')
    .values(rows.filter(({ count }) => count > 0))
    .execute()
}

function countsOf(day: string, share: number): ShopTables['measured_step'][] {
  return USUAL.flatMap(([storefront, lang, ...counts]) =>
    STEPS.map((step, at) => {
      const count = Math.round((counts[at] ?? 0) * share)
      return { day, storefront, lang, step, count }
    }),
  )
}
