import { deepEqual, equal } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { saveSession } from '../../../shop/platform/http/session-queries.ts'
import {
  answerQuotation,
  insertQuotation,
  type NewQuotation,
} from '../../../shop/quotations/quotation-writes.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { CONTACT } from '../../helpers/quotations.ts'
import { bundleProgram } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { addressOf, openEmptyDatabase } from '../../helpers/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OFFERS = Array.from({ length: 12 }, (_, at) => `offer-${at}`)
/** Each offer needs two of the five pieces in stock, so two of the twelve can become orders. */
const PIECES = 2

async function offer(db: Db, id: string, now: number): Promise<void> {
  const row = { articleNumber: 'QUOTE-1', name: 'Vara', size: null, colour: null, note: '' }
  const request: NewQuotation = {
    ...CONTACT,
    storefront: 'professional',
    language: 'sv',
    currency: 'SEK',
    ...{ id, number: id, customerId: null, companyId: null, sessionId: 'asker', termsTextId: null },
    rows: [{ ...row, quantity: PIECES, vatRate: 2500 }],
  }
  const terms = { prices: [100_000], deliveryTotal: 0, validUntil: now + DAY_MS, answer: '' }
  await db.transaction().execute(async (tx) => {
    await insertQuotation(tx, request, now)
    await answerQuotation(tx, id, terms, now)
  })
}

/** A process that accepts its input once both processes have started; returns each outcome. */
function startAccepting(t: TestContext, program: string, address: string) {
  const child = spawn(process.execPath, [program, address], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ready: async () => equal((await lines.next()).value, 'ready'),
    async accept(asked: readonly string[]): Promise<readonly string[]> {
      child.stdin.end(asked.map((it) => `${it}\n`).join(''))
      const said: string[] = []
      for (const _ of asked) said.push(String((await lines.next()).value))
      return said
    },
  }
}

test('two processes that accept the same offers at once make one order of each, within the stock', async (t) => {
  const db = await openEmptyDatabase(t)
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const now = Date.now()
  await saveSession(db, 'asker', now)
  for (const id of OFFERS) await offer(db, id, now)
  const program = await bundleProgram('test/shop/quotations/accept-worker.ts')
  const address = await addressOf(db)
  const processes = [1, 2].map(() => startAccepting(t, program, address))
  await Promise.all(processes.map((it) => it.ready()))

  const asked = OFFERS.map((id) => `${id} ${now} asker`)
  const [first = [], second = []] = await Promise.all(processes.map((it) => it.accept(asked)))

  const orders = await db.selectFrom('orders').select(['id', 'total']).execute()
  const accepted = await db
    .selectFrom('quotation')
    .select(['id', 'order_id as orderId'])
    .where('state', '=', 'accepted')
    .execute()
  deepEqual(accepted.map((it) => it.orderId).sort(), orders.map((it) => it.id).sort())
  deepEqual([orders.length, await stockOf(db, 'QUOTE-1')], [2, 1])
  for (const said of [first, second]) {
    const known = new Map(accepted.map((it) => [it.id, it.orderId]))
    deepEqual(
      said,
      OFFERS.map((id) => `${id} ${known.get(id) ?? 'quotation.short'}`),
    )
  }
  deepEqual(await findStockFaults(db), [])
})
