import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Report } from '../../platform/versioned-cache.ts'
import { readCampaignsAt } from '../catalogue-version.ts'
import { publishCampaigns } from './settle-campaigns.ts'
import { claimCampaigns } from './settle-queries.ts'

/** How long the time of the next begin or end is cached. */
const CACHE_MS = 1000

/** Makes campaigns begin and end in time; returns undefined if there is nothing to wait for. */
export type CampaignClock = () => Promise<void> | undefined

/**
 * Prices are in the database, so the first process past a campaign's begin or end updates them for all.
 * Every request for a page or a price waits for this, so that nobody gets prices of a campaign that has
 * ended. If it fails, the shop continues with the current prices.
 */
export function createCampaignClock(db: Db, now: () => number, report: Report): CampaignClock {
  let cached: { readonly since: number; readonly at: number } | undefined
  let running: Promise<void> | undefined

  return () => {
    const at = now()
    return isSettled(at) ? undefined : settleBefore(at)
  }

  async function settleBefore(at: number): Promise<void> {
    while (!isSettled(at)) {
      running ??= catchUp(at).finally(() => {
        running = undefined
      })
      await running
    }
  }

  function isSettled(at: number): boolean {
    return (
      cached !== undefined &&
      at >= cached.since &&
      at < Math.min(cached.since + CACHE_MS, cached.at)
    )
  }

  async function catchUp(since: number): Promise<void> {
    const next = await settleDue(since).catch(report)
    cached = { since, at: next ?? Number.POSITIVE_INFINITY }
  }

  async function settleDue(at: number): Promise<number | null> {
    const due = await readCampaignsAt(db)
    if (due === null || due > at) return due
    await inTransaction(db, async (tx) => {
      if (await claimCampaigns(tx, at)) await publishCampaigns(tx, at)
    })
    return readCampaignsAt(db)
  }
}
