import { readCampaignsAt } from '../catalogue/catalogue-version.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import { endOfDay, instantOf, isoDay } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

interface PageEndSources {
  readonly db: Db
  readonly facts: ShopFacts
  readonly now: () => number
}

/**
 * When pages become outdated without any change: a campaign starts or ends, the last product stops being new,
 * or orders are shipped a day later from now on.
 */
export function pageEnds({ db, facts, now }: PageEndSources) {
  return async ({ newsUntil }: Pick<CatalogueSite, 'newsUntil'>): Promise<number> => {
    const at = now()
    const campaigns = (await readCampaignsAt(db)) ?? Number.POSITIVE_INFINITY
    const news = newsUntil > at ? newsUntil : Number.POSITIVE_INFINITY
    return Math.min(campaigns, news, nextShippingChange(facts, at))
  }
}

/** When the shipping day of new orders may change next. */
function nextShippingChange(shop: ShopFacts, now: number): number {
  const day = isoDay(now, shop)
  const hour = String(shop.delivery.lastHour).padStart(2, '0')
  const last = instantOf(`${day}T${hour}:00`, shop)
  return last !== undefined && last > now ? last : endOfDay(day, shop) + 1
}
