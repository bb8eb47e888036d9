import '../app/texts.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartError } from '../platform/db/start-error.ts'
import { commandText } from '../platform/settings/command-text.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { findStockFaults, repairStock, type StockFault } from '../sales/orders/repair-stock.ts'
import { helpOf } from './command-help.ts'

const t = commandText(process.env)

process.exitCode = await run(process.argv.slice(2))

async function run(words: readonly string[]): Promise<number> {
  const unknown = words.find((it) => it !== '--repair' && it !== '--help')
  if (unknown !== undefined) {
    console.error(t('cli.option', { word: unknown }))
    return 1
  }
  if (words.includes('--help')) {
    process.stdout.write(helpOf('repairStock', process.env))
    return 0
  }
  try {
    return await compare(words.includes('--repair'))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    return 1
  }
}

async function compare(isRepair: boolean): Promise<number> {
  const db = await openDatabase(readSettings(process.env))
  try {
    const faults = isRepair ? await repairStock(db) : await findStockFaults(db)
    for (const it of faults) console.log(describe(it))
    if (faults.length === 0) console.log(t('cli.stock.agrees'))
    else console.log(t(isRepair ? 'cli.stock.repaired' : 'cli.stock.unchanged'))
    return faults.length > 0 && !isRepair ? 1 : 0
  } finally {
    await db.destroy()
  }
}

function describe({ orderId, articleNumber, moved, expected }: StockFault): string {
  const [taken, wanted] = [String(-moved), String(-expected)]
  return t('cli.stock.fault', { order: orderId, article: articleNumber, taken, wanted })
}
