import { createInterface } from 'node:readline'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { ShopError } from '../../../../shop/platform/shop-error.ts'
import { carefulOrder, type OrderStep } from './careful-order.ts'
import { naiveOrder } from './naive-order.ts'

/**
 * A process that sells: reads the order ids of buyers, one a line, and prints each outcome once it is
 * stored. It can be killed at any moment.
 */
const STEPS: Readonly<Record<string, OrderStep>> = { careful: carefulOrder, naive: naiveOrder }

const [, , databaseUrl = '', name = ''] = process.argv
const step = STEPS[name]
if (!step) throw new Error(`There is no step ${name}`)
const db = await openDatabase({ dataDir: '.', databaseUrl })
process.stdout.write('ready\n')

for await (const orderId of createInterface({ input: process.stdin })) void sell(orderId)
await db.destroy()

async function sell(orderId: string): Promise<void> {
  process.stdout.write(`${await attempt(orderId)} ${orderId}\n`)
}

async function attempt(orderId: string): Promise<'sold' | 'refused' | 'failed'> {
  try {
    return (await step?.(db, orderId)) ? 'sold' : 'refused'
  } catch (error) {
    if (error instanceof ShopError && error.status === 409) return 'refused'
    process.stderr.write(`${error}\n`)
    return 'failed'
  }
}
