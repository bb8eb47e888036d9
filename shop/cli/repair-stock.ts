import { findStockFaults, repairStock, type StockFault } from '../orders/stock/repair-stock.ts'
import { commandText } from '../platform/commands/command-text.ts'
import type { Db } from '../platform/db/schema.ts'
import { onDatabase } from './command.ts'
import { helpOf } from './command-help.ts'
import { thisProgram } from './this-program.ts'

const { environment } = thisProgram
const t = commandText(environment)

process.exitCode = await run(thisProgram.words)

async function run(words: readonly string[]): Promise<number> {
  const unknown = words.find((it) => it !== '--repair' && it !== '--help')
  if (unknown !== undefined) {
    console.error(t('cli.option', { word: unknown }))
    return 1
  }
  if (words.includes('--help')) {
    process.stdout.write(helpOf('repairStock', environment))
    return 0
  }
  return onDatabase(thisProgram, (db) => compare(db, words.includes('--repair')))
}

async function compare(db: Db, isRepair: boolean): Promise<number> {
  const faults = isRepair ? await repairStock(db) : await findStockFaults(db)
  for (const it of faults) console.log(describe(it))
  if (faults.length === 0) console.log(t('cli.stock.agrees'))
  else console.log(t(isRepair ? 'cli.stock.repaired' : 'cli.stock.unchanged'))
  return faults.length > 0 && !isRepair ? 1 : 0
}

function describe({ orderId, articleNumber, moved, expected }: StockFault): string {
  const [taken, wanted] = [String(-moved), String(-expected)]
  return t('cli.stock.fault', { order: orderId, article: articleNumber, taken, wanted })
}
