import type { VitalsReport } from '../../src/contract/vitals.ts'
import { rangeOf, VITALS } from '../../src/model/vitals.ts'
import { isoDay } from '../platform/dates.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { addVitals } from './count-writes.ts'
import { addSteps } from './step-writes.ts'

/** Counts of reads, kept in memory and written together. */
export interface Tally {
  /** Counts a view of a product page. */
  countView(visitor: Pick<Visitor, 'storefront' | 'language'>): void
  countVitals(report: VitalsReport): void
  /** Adds the counts to the database; keeps them for the next time if that fails. */
  flush(): Promise<void>
}

interface TallyOptions {
  readonly db: Db
  readonly shop: Pick<ShopFacts, 'timeZone'>
  readonly now: () => number
}

/** Rows by key; their number is limited by the kinds of pages and ranges. */
type Counts<Row> = Map<string, Row>

export function createTally({ db, shop, now }: TallyOptions): Tally {
  const steps: Counts<ShopTables['measured_step']> = new Map()
  const vitals: Counts<ShopTables['measured_vital']> = new Map()

  return {
    countView({ storefront, language }) {
      const day = isoDay(now(), shop)
      const row = { day, storefront, lang: language, step: 'seen', count: 1 } as const
      add(steps, `${day} ${storefront} ${language}`, row)
    },

    countVitals(report) {
      const day = isoDay(now(), shop)
      const { page, device } = report
      for (const vital of VITALS) {
        const value = report[vital]
        if (value === undefined) continue
        const range = rangeOf(vital, value)
        const row = { day, vital, page, device, range, count: 1 }
        add(vitals, `${day} ${vital} ${page} ${device} ${range}`, row)
      }
    },

    async flush() {
      if (steps.size + vitals.size === 0) return
      const taken = { steps: takeAll(steps), vitals: takeAll(vitals) }
      try {
        await inTransaction(db, async (tx) => {
          await addSteps(tx, [...taken.steps.values()])
          await addVitals(tx, [...taken.vitals.values()])
        })
      } catch (error) {
        for (const [key, row] of taken.steps) add(steps, key, row)
        for (const [key, row] of taken.vitals) add(vitals, key, row)
        throw error
      }
    },
  }
}

function add<Row extends { readonly count: number }>(
  counts: Counts<Row>,
  key: string,
  row: Row,
): void {
  const { count = 0 } = counts.get(key) ?? {}
  counts.set(key, { ...row, count: count + row.count })
}

function takeAll<Row>(counts: Counts<Row>): Counts<Row> {
  const taken = new Map(counts)
  counts.clear()
  return taken
}
