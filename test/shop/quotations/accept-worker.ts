import { createInterface } from 'node:readline'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import type { StoredVisitor } from '../../../shop/platform/http/visitor.ts'
import { ShopError } from '../../../shop/platform/shop-error.ts'
import { acceptQuotation } from '../../../shop/quotations/accept-quotation.ts'
import { demoShop } from '../../helpers/demo-shop.ts'

/**
 * A process that accepts offers: reads `quotation instant session` from its input, one a line, and
 * prints each outcome, the order's id or the reason for a refusal.
 */
const [, , databaseUrl = ''] = process.argv
const db = await openDatabase({ dataDir: '.', databaseUrl })
process.stdout.write('ready\n')

for await (const line of createInterface({ input: process.stdin })) {
  const [id = '', answeredAt = '', session = ''] = line.split(' ')
  process.stdout.write(`${id} ${await accept(id, Number(answeredAt), session)}\n`)
}
await db.destroy()

async function accept(id: string, answeredAt: number, session: string): Promise<string> {
  const visitor: StoredVisitor = {
    shop: demoShop,
    storefront: 'professional',
    language: 'sv',
    session: { id: session, isStored: true },
    canSeePrices: false,
    mayBackorder: false,
  }
  const acceptance = { id, answeredAt, asksApproval: false, takesTransfers: true }
  try {
    return await inTransaction(db, (tx) => acceptQuotation(tx, visitor, acceptance, Date.now()))
  } catch (error) {
    if (error instanceof ShopError) return error.reason.key
    process.stderr.write(`${error}\n`)
    return 'failed'
  }
}
