import '../app/texts.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { findStockFaults, repairStock, type StockFault } from '../sales/orders/repair-stock.ts'
import { helpOf } from './command-help.ts'

process.exitCode = await run(process.argv.slice(2))

async function run(words: readonly string[]): Promise<number> {
  const unknown = words.find((it) => it !== '--repair' && it !== '--help')
  if (unknown !== undefined) {
    console.error(`"${unknown}" is no option here. See --help.`)
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
    if (faults.length === 0) console.log('Stock and orders agree.')
    else console.log(isRepair ? 'Repaired.' : 'Nothing was changed. Repair it with --repair.')
    return faults.length > 0 && !isRepair ? 1 : 0
  } finally {
    await db.destroy()
  }
}

function describe({ orderId, articleNumber, moved, expected }: StockFault): string {
  return `Order ${orderId}, article ${articleNumber}: ${-moved} taken from the stock, ${-expected} wanted`
}
