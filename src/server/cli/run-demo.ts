import { isDemoShop } from '../../demo/demo-queries.ts'
import { type RemovedDemo, removeDemo } from '../../demo/remove-demo.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { helpOf } from './command-help.ts'
import type { Command } from './run-import.ts'

type DemoCommand = Omit<Command, 'voices' | 'now'> & {
  readonly voices: Pick<Command['voices'], 'out' | 'error'>
}

/** Runs `npm run demo`; answers the exit code. */
export async function runDemo({ words, environment, voices }: DemoCommand): Promise<number> {
  const unknown = words.find((it) => it !== '--remove' && it !== '--help')
  if (unknown !== undefined) {
    voices.error(`"${unknown}" is no option here. See --help.\n`)
    return 1
  }
  if (words.includes('--help')) {
    voices.out(helpOf('demo', environment))
    return 0
  }
  try {
    const db = await openDatabase(readSettings(environment))
    try {
      voices.out(words.includes('--remove') ? describe(await removeDemo(db)) : await sayWhether(db))
      return 0
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    voices.error(`${error.message}\n`)
    return 1
  }
}

async function sayWhether(db: Db): Promise<string> {
  return (await isDemoShop(db))
    ? 'This shop is the demo, or holds it beside other goods. Take it out with --remove.\n'
    : 'Nothing of the demo is in this shop.\n'
}

function describe(removed: RemovedDemo): string {
  const { products, articles, categories, customers, codes, fees, orders } = removed
  const { keptOrders, keptCategories } = removed
  const lines = [
    `Removed: ${count(products, 'product')} with ${count(articles, 'article')}, ` +
      `${count(categories, 'category', 'categories')}, ${count(customers, 'customer')} with ` +
      `${count(orders, 'order')}, ${count(codes, 'campaign code')}, ${count(fees, 'fee')}.`,
    ...(keptCategories > 0
      ? [
          `Kept, because other goods stand in them: ${count(keptCategories, 'category', 'categories')}.`,
        ]
      : []),
    ...(keptOrders > 0
      ? [
          `Kept without a customer: ${count(keptOrders, 'order')} of demo customers on goods of ` +
            'your own, or paid elsewhere. Look at them before you deliver.',
        ]
      : []),
    'The orders of others stay. The demo does not come back to this shop.',
  ]
  return `${lines.join('\n')}\n`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
