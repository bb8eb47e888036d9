import { addCounts, type FunnelCounts, NO_COUNTS } from '../../src/model/funnel.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import { endOfDay, isoDay, startOfDay } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type CountedStep, countOrdered, listSteps, type Period } from './measurement-queries.ts'

/** The counts of a day in one storefront and language. */
export interface FunnelDay {
  readonly day: string
  readonly storefront: Storefront
  readonly lang: Language
  readonly counts: FunnelCounts
}

/**
 * The days with counts. Orders of other days are left out: without the earlier steps, their share has no
 * meaning.
 */
export async function readFunnel(
  db: Db,
  shop: Pick<ShopFacts, 'timeZone'>,
  period: Period,
): Promise<FunnelDay[]> {
  const steps = await listSteps(db, period)
  const first = steps[0]?.day
  if (first === undefined) return []
  const time = { since: startOfDay(first, shop), until: endOfDay(period.to, shop) }
  const counted = new Set(steps.map(({ day }) => day))
  const ordered = (await countOrdered(db, time))
    .map(({ at, ...it }) => ({ ...it, day: isoDay(at, shop), step: 'bought' as const }))
    .filter(({ day }) => counted.has(day))
  return sumDays([...steps, ...ordered])
}

function sumDays(rows: readonly CountedStep[]): FunnelDay[] {
  const days = new Map<string, FunnelDay>()
  for (const { day, storefront, lang, step, count } of rows) {
    const key = `${day} ${storefront} ${lang}`
    const { counts = NO_COUNTS } = days.get(key) ?? {}
    const more = addCounts(counts, { ...NO_COUNTS, [step]: count })
    days.set(key, { day, storefront, lang, counts: more })
  }
  return [...days].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, it]) => it)
}
