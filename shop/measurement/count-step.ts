import { isoDay } from '../platform/dates.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { addSteps } from './step-writes.ts'

/**
 * Counts a step towards an order in its transaction, so that a step that is rolled back, or repeated without
 * effect, is not counted. Does nothing if the shop does not measure.
 */
export async function countStep(
  tx: Tx,
  { shop, storefront, language }: Pick<Visitor, 'shop' | 'storefront' | 'language'>,
  step: 'added' | 'checkout',
  now: number,
): Promise<void> {
  if (!shop.measurement) return
  const day = isoDay(now, shop)
  await addSteps(tx, [{ day, storefront, lang: language, step, count: 1 }])
}
