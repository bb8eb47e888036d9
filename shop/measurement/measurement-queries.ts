import { sql } from 'kysely'
import type { FunnelStep } from '../../src/model/funnel.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'
import { MINUTE_MS } from '../platform/durations.ts'

/** ISO dates, both inclusive. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** How often a step happened on a day, in a storefront and a language. */
export interface CountedStep {
  readonly day: string
  readonly storefront: Storefront
  readonly lang: Language
  readonly step: FunnelStep
  readonly count: number
}

export function listSteps(db: Db, { from, to }: Period): Promise<ShopTables['measured_step'][]> {
  return db
    .selectFrom('measured_step')
    .select(['day', 'storefront', 'lang', 'step', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('storefront')
    .orderBy('lang')
    .orderBy('step')
    .execute()
}

export function listVitals(db: Db, { from, to }: Period): Promise<ShopTables['measured_vital'][]> {
  return db
    .selectFrom('measured_vital')
    .select(['day', 'vital', 'page', 'device', 'range', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('vital')
    .orderBy('page')
    .orderBy('device')
    .orderBy('range')
    .execute()
}

/** All time zones differ by whole quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS

export interface OrderedInQuarter extends Omit<CountedStep, 'day' | 'step'> {
  /** When the quarter of an hour began. */
  readonly at: number
}

/**
 * Counts valid orders by the quarter of an hour in which they were placed. Orders of quotations are left
 * out, since they involve no checkout.
 */
export async function countOrdered(
  db: Db,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<OrderedInQuarter[]> {
  const { rows } = await sql<OrderedInQuarter>`
    select created_at - created_at % ${QUARTER_MS} as at, storefront, lang,
           count(*) as count
      from orders
     where created_at >= ${since} and created_at <= ${until}
       and status in ('placed', 'paid', 'delivered', 'refunded')
       and not exists (select 1 from quotation where quotation.order_id = orders.id)
     group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}
