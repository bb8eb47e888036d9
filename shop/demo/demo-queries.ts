import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/schema.ts'
import { DEMO_CUSTOMERS } from './demo-people.ts'

/** The state of a database with respect to the demo. */
export interface DemoState {
  /** Undefined until the first start. */
  readonly isDemo: boolean | undefined
  readonly hasDemoProducts: boolean
  /** Whether it has products, orders or customers beside the demo's. */
  readonly isUsed: boolean
}

export async function readDemoState(db: Db | Tx): Promise<DemoState> {
  const people = DEMO_CUSTOMERS.map(({ id }) => id)
  const { rows } = await sql<{ isDemo: 0 | 1 | null; hasDemoProducts: 0 | 1; isUsed: 0 | 1 }>`
    select (select is_demo from demo_state) as "isDemo",
           exists (select 1 from product where source = 'demo') as "hasDemoProducts",
           exists (select 1 from product where source <> 'demo')
             or exists (select 1 from orders)
             or exists (select 1 from customer where id not in (${sql.join(people)})) as "isUsed"
  `.execute(db)
  const { isDemo, hasDemoProducts, isUsed } = rows[0] ?? {}
  return {
    isDemo: isDemo === null || isDemo === undefined ? undefined : isDemo === 1,
    hasDemoProducts: hasDemoProducts === 1,
    isUsed: isUsed === 1,
  }
}

/** Whether the shop is the demo, perhaps with other products beside it. */
export async function isDemoShop(db: Db): Promise<boolean> {
  const row = await db.selectFrom('demo_state').select('is_demo').executeTakeFirst()
  return row?.is_demo === 1
}

export async function saveIsDemo(tx: Tx, isDemo: boolean): Promise<void> {
  const is_demo = isDemo ? 1 : 0
  await tx
    .insertInto('demo_state')
    .values({ id: 1, is_demo })
    .onConflict((it) => it.column('id').doUpdateSet({ is_demo }))
    .execute()
}

/** The addresses of the demo's customers that exist in this shop. */
export async function listDemoAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      DEMO_CUSTOMERS.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const isDemo = (id: string, email: string) =>
    DEMO_CUSTOMERS.some((it) => it.id === id && it.email === email)
  return rows.filter(({ id, email }) => isDemo(id, email)).map(({ email }) => email)
}
