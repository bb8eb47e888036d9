import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import {
  createFollower,
  type Follower,
} from '../../../../../shop/catalogue/projection/follow-changes.ts'
import { openProjection } from '../../../../../shop/catalogue/projection/open-projection.ts'
import type { Change } from '../../../../../shop/platform/db/change-log.ts'
import { GOODS_TABLES } from '../../../../../shop/platform/db/dialect/schema-words.ts'
import { readRow, readRows, runText } from '../../../../../shop/platform/db/read-rows.ts'
import type { Db, Tx } from '../../../../../shop/platform/db/schema.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { openShop, temporaryFolder } from '../../../../helpers/open-shop.ts'
import { reopen } from '../../../../helpers/test-database.ts'

const WRITERS = 8
/** Transactions of each writer. */
const WRITES = Number(process.env.WRITES ?? 8)

/** What a writer changes of its own product `?1`, or in texts of its own, to the number `?2`. */
const CHANGES = {
  name: `update product_text set name = 'Vara ' || ?2 where product_id = ?1`,
  article: 'update article set position = ?2 where product_id = ?1',
  stock: `update stock set available = ?2
    where article_number in (select number from article where product_id = ?1)`,
  listed: `insert into product_category (product_id, category_id, is_main)
    select ?1, 'gym', 0 where ?2 >= 0 on conflict do nothing`,
  unlisted: `delete from product_category where product_id = ?1 and is_main = 0 and ?2 >= 0`,
  category: `update category_text set name = 'Slag ' || ?2
    where ?1 = (select min(id) from product) and category_id = 'shoes'`,
}

const transactions = fc.array(
  fc.record({
    changes: fc.array(
      fc.record({
        text: fc.constantFrom(...Object.values(CHANGES)),
        // Half of them sell out.
        value: fc.oneof(fc.constant(0), fc.nat()),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    isKept: fc.oneof(fc.constant(true), fc.boolean()),
    /** Stays open until the reader has read on. */
    isLong: fc.boolean(),
  }),
  { minLength: WRITES, maxLength: WRITES },
)

type Transactions = Parameters<Parameters<typeof transactions.map>[0]>[0]

test(`of ${WRITERS} writers and one reader, the reader is told every change exactly once`, async (t) => {
  const { db, reader, copy, told } = await openReader(t)
  const { horizon } = await readHorizon(db)
  const ids = await readRows<{ id: number }>(db, 'select id from product order by id limit ?1', [
    WRITERS,
  ])
  equal(ids.length, WRITERS)

  const planned = fc.sample(transactions, WRITERS)
  const writing = ids.map(({ id }, at) =>
    write(db, planned[at] ?? [], { id, read: reader.catchUp }),
  )
  await readDuring(reader, Promise.all(writing))

  const text = `select cast(xid as text) as xid, kind, product_id as "productId" from catalogue_change
    where xid >= cast(?1 as xid8)`
  const made = await readRows<Change>(db, text, [horizon])
  t.diagnostic(`${made.length} changes`)
  deepEqual(told.map(nameOf).toSorted(), made.map(nameOf).toSorted())
  deepEqual(await readGoods(copy), await readGoods(db))
})

const nameOf = ({ xid, kind, productId }: Change) => `${xid} ${kind} ${productId}`

const isChange = (row: object): row is Change => 'kind' in row

/** A copy of goods, and what it has been told. */
async function openReader(t: TestContext) {
  const { db } = await openShop(t)
  const { db: copy, close } = await openProjection(db, temporaryFolder(t))
  callAfter(t, close)
  const told: Change[] = []
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows: object[] = result.rows
      told.push(...rows.filter(isChange))
      return result
    },
  }
  const reader = await createFollower((await reopen(t, db)).withPlugin(listen), copy)
  return { db, copy, reader, told }
}

async function readDuring({ catchUp }: Follower, writing: Promise<unknown>): Promise<void> {
  let isWriting = true
  const end = () => {
    isWriting = false
  }
  void writing.then(end, end)
  while (isWriting) await catchUp()
  await writing
  await catchUp()
}

async function readHorizon(db: Db) {
  const text = 'select cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as horizon'
  return (await readRow<{ horizon: string }>(db, text, [])) ?? { horizon: '' }
}

interface Writer {
  /** Its product, which nobody else changes, so that writers never wait for each other. */
  readonly id: number
  readonly read: () => Promise<void>
}

async function write(db: Db, planned: Transactions, { id, read }: Writer): Promise<void> {
  for (const { changes, isKept, isLong } of planned) {
    const tx = await db.startTransaction().execute()
    for (const { text, value } of changes) await runText(tx, text, [id, value])
    if (isLong) await read()
    await (isKept ? tx.commit() : tx.rollback()).execute()
  }
}

/** All rows of the goods. Of the stock, a copy follows whether there is any. */
async function readGoods(db: Db | Tx) {
  const tables = [...Object.keys(GOODS_TABLES.ofProduct), ...GOODS_TABLES.ofCategories]
  const goods = tables.map((it) => readRows(db, `select * from ${it} order by 1, 2, 3`, []))
  const stock = `select article_number, case when available > 0 then 1 else 0 end as "isInStock"
    from stock order by 1`
  return [await Promise.all(goods), await readRows(db, stock, [])]
}
