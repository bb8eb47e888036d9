import { randomUUID } from 'node:crypto'
import { periodStart } from '../../../src/model/approvals.ts'
import { isoDay, startOfDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts'
import { insertOrderList, writeOrderListRows } from '../../quick-order/order-list-writes.ts'
import { DEMO_COMPANY } from '../demo-people.ts'
import { demoFacts } from '../demo-shop.ts'
import { handleStoryOrder } from './handle-story-order.ts'
import { placeStoryOrder } from './place-story-order.ts'
import { seedFigures } from './seed-figures.ts'
import { seedQuotations } from './seed-quotations.ts'
import { findStoryArticle } from './story-goods.ts'
import { STORY_ORDERS, type StoryGoods } from './story-orders.ts'

/** What has happened in the demo in the thirty days before it is first opened. */
export async function seedStory(tx: Tx, now: number): Promise<void> {
  const shop = demoFacts()
  const month = startOfDay(periodStart('month', isoDay(now, shop)), shop)
  for (const story of STORY_ORDERS) {
    const at = Math.round(now - story.daysAgo * DAY_MS)
    // Half of the buyer's budget of this month is used, also on its first day.
    const placed = story.buyer === 'disa' ? Math.min(Math.max(at, month), now - MINUTE_MS) : at
    const order = await placeStoryOrder(tx, shop, story, placed)
    await handleStoryOrder(tx, story, order, placed)
  }
  await seedQuotations(tx, shop, now)
  await seedOrderLists(tx, now)
  await seedVisits(tx, now)
  await seedFigures(tx, shop, now)
}

interface StoryList {
  readonly customerId: string
  readonly name: string
  readonly isShared: boolean
  readonly goods: StoryGoods
}

const LISTS: readonly StoryList[] = [
  {
    ...{ customerId: 'bo', name: 'Matchdag', isShared: true },
    goods: { 60105: 1, 20304: 16, 50105: 16 },
  },
  {
    ...{ customerId: 'disa', name: 'Träningsläger', isShared: false },
    goods: { 60110: 20, 30101: 10 },
  },
]

async function seedOrderLists(tx: Tx, now: number): Promise<void> {
  for (const { customerId, name, isShared, goods } of LISTS) {
    const id = randomUUID()
    const reader = { customerId, companyId: DEMO_COMPANY.id, isApprover: customerId === 'bo' }
    await insertOrderList(tx, reader, { id, name, isShared }, now)
    const rows = []
    for (const [product, quantity] of Object.entries(goods)) {
      const { articleNumber } = await findStoryArticle(tx, product)
      rows.push({ articleNumber, quantity })
    }
    await writeOrderListRows(tx, id, rows)
  }
}

const FAVOURITES = [10103, 20107, 50301, 40201]
const VIEWED = [10101, 20109, 50203, 30101]

/** What Anna has marked, and looked at. */
async function seedVisits(tx: Tx, now: number): Promise<void> {
  for (const [place, product] of FAVOURITES.entries()) {
    const { productId: product_id } = await findStoryArticle(tx, product)
    const added_at = now - place * DAY_MS
    await tx.insertInto('favourite').values({ customer_id: 'anna', product_id, added_at }).execute()
  }
  for (const [place, product] of VIEWED.entries()) {
    const { productId: product_id } = await findStoryArticle(tx, product)
    const seen_at = now - place * DAY_MS
    await tx
      .insertInto('seen_product')
      .values({ customer_id: 'anna', product_id, seen_at })
      .execute()
  }
}
