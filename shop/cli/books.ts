import { findStockFaults, repairStock, type StockFault } from '../orders/stock/repair-stock.ts'
import { countOrders, findBookFaults } from '../payments/books/find-book-faults.ts'
import { commandText } from '../platform/commands/command-text.ts'
import type { Db } from '../platform/db/schema.ts'
import { fail, onDatabase, say } from './command.ts'
import { helpOf } from './command-help.ts'
import { thisProgram } from './this-program.ts'

const { environment } = thisProgram
const t = commandText(environment)

process.exitCode = await run(thisProgram.words)

async function run(words: readonly string[]): Promise<number> {
  const unknown = words.find((it) => it !== '--repair-stock' && it !== '--help')
  if (unknown !== undefined) return fail(t('cli.option', { word: unknown }))
  if (words.includes('--help')) return say(helpOf('books', environment), 0)
  return onDatabase(thisProgram, (db) => compare(db, words.includes('--repair-stock')))
}

async function compare(db: Db, isRepair: boolean): Promise<number> {
  const stock = isRepair ? await repairStock(db) : await findStockFaults(db)
  for (const it of stock) console.log(describe(it))
  const others = await findBookFaults(db)
  for (const { fault, number } of others) console.log(t(`cli.books.${fault}`, { order: number }))
  if (isRepair && stock.length > 0) console.log(t('cli.books.repaired'))
  const open = others.length + (isRepair ? 0 : stock.length)
  if (open === 0) console.log(t('cli.books.agree', { orders: await countOrders(db) }))
  else console.log(t('cli.books.differ', { open }))
  return open > 0 ? 1 : 0
}

function describe({ number, articleNumber, moved, expected }: StockFault): string {
  const [taken, wanted] = [String(-moved), String(-expected)]
  return t('cli.books.stock', { order: number, article: articleNumber, taken, wanted })
}
