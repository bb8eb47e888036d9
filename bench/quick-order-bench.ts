import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShop } from '../shop/app/create-app.ts'
import { seedCustomers } from '../shop/demo/seed-customers.ts'
import { browseAs, keyIn, linesIn, QUICK_ORDER } from '../test/helpers/quick-order.ts'
import { openGenerated } from './generated-shop.ts'

const ROWS = 500
const RUNS = 5

interface Cost {
  readonly cpuMs: number
  readonly wallMs: number
}

/** What a file of 500 rows costs the shop: to be shown, and to go into the cart; the median. */
export async function measureQuickOrder(articles: number): Promise<Record<string, Cost>> {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-quick-order-'))
  const db = await openGenerated(folder, articles)
  await seedCustomers(db, Date.now())
  const shop = await createShop(db, { maxOrders: 0 })
  const numbers = await db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select('article.number')
    .where('product.on_professional', '=', 1)
    .limit(ROWS)
    .execute()
  const file = Buffer.from(numbers.map((it) => `${it.number};1`).join('\n'))
  const visitor = await browseAs({ shop }, 'bo@example.com')
  const shown: Cost[] = []
  const added: Cost[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await db.deleteFrom('cart_row').execute()
    await visitor.open(QUICK_ORDER)
    shown.push(await cost(() => visitor.post(QUICK_ORDER, { lines: '', step: 'check' }, { file })))
    const fields = { lines: linesIn(visitor.page()), key: keyIn(visitor.page()), step: 'add' }
    added.push(await cost(() => visitor.post(QUICK_ORDER, fields)))
  }
  const { n } = await db
    .selectFrom('cart_row')
    .select((it) => it.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n !== ROWS) throw new Error(`${n} rows are in the cart`)
  await shop.close()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
  return { shown: median(shown), added: median(added) }
}

async function cost(work: () => Promise<unknown>): Promise<Cost> {
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - start }
}

function median(costs: readonly Cost[]): Cost {
  const sorted = [...costs].sort((a, b) => a.cpuMs - b.cpuMs)
  return sorted[Math.floor(sorted.length / 2)] ?? { cpuMs: 0, wallMs: 0 }
}
