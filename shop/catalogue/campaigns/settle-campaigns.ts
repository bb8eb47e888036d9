import { currentPrice } from '../../../src/model/prices.ts'
import { takeTime } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { lowestPriceBefore, type PriceEntry } from '../lowest-price.ts'
import { settleSale } from '../sale-queries.ts'
import {
  isAnyUnderWay,
  listDiffering,
  listWritten,
  type SettledPrice,
  type StalePrice,
  writeCampaignsAt,
  writeSettled,
} from './settle-queries.ts'

/**
 * Updates all prices of the shop to the campaigns of an instant, and stores when the next one begins or
 * ends. Returns the number of articles with a new price.
 */
export async function settleCampaigns(tx: Tx, now: number): Promise<number> {
  await takeTime(tx)
  const changed = await settle(tx, await listDiffering(tx, now), now)
  await writeCampaignsAt(tx, now)
  return changed
}

/** The same for products that a file or a member has just written. */
export async function settleWritten(
  tx: Tx,
  productIds: readonly number[],
  now: number,
): Promise<void> {
  if (productIds.length === 0 || !(await isAnyUnderWay(tx, now))) return
  await settle(tx, await listWritten(tx, now, productIds), now)
}

async function settle(tx: Tx, stale: readonly StalePrice[], now: number): Promise<number> {
  if (stale.length === 0) return 0
  await writeSettled(
    tx,
    stale.map((it) => settledPrice(it, now)),
    now,
  )
  await settleSale(tx, [...new Set(stale.map((it) => it.productId))])
  return stale.length
}

/** Consecutive campaigns at the same price count as one, and its lowest price stays. */
function settledPrice(stale: StalePrice, now: number): SettledPrice {
  const { number, price, campaignPrice, running, runningBusiness } = stale
  const reduced = running ?? campaignPrice
  const paid = currentPrice({ price, campaignPrice: reduced })
  const entries = JSON.parse(stale.history) as readonly PriceEntry[]
  const past = entries.filter((it) => it.validFrom < now)
  const isSame = past.at(-1)?.price === paid
  const history = isSame ? past : [...past, { validFrom: now, price: paid }]
  const lowest = reduced === null ? null : (lowestPriceBefore(history) ?? null)
  return { number, running, runningBusiness, lowest, changed: isSame ? null : paid }
}

/**
 * Updates prices and the catalogue's version, even if nothing becomes cheaper, because pages name current
 * campaigns.
 */
export async function publishCampaigns(tx: Tx, now: number): Promise<void> {
  await settleCampaigns(tx, now)
  await bumpVersion(tx)
}
