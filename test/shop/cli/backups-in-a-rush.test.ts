import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import '../../../shop/app/texts.ts'
import { runRestore } from '../../../shop/cli/run-restore.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleProgram, runToEnd } from '../../helpers/run-shop.ts'
import { type History, PLACING, type RushUnderWay, runRush } from '../checkout/rush/rush.ts'
import { readVerdict } from '../checkout/rush/verdict.ts'

/** Rushes, and backups in each. */
const ROUNDS = Number(process.env.ROUNDS ?? 1)
const BACKUPS = Number(process.env.BACKUPS ?? 3)
const BUYERS = Number(process.env.BUYERS ?? 800)
const UNITS = Number(process.env.UNITS ?? 300)
const KILLS = Number(process.env.KILLS ?? 2)

interface Backup {
  readonly folder: string
  /** What buyers had been told when it was begun. */
  readonly told: History
}

for (let round = 1; round <= ROUNDS; round += 1) {
  test(
    `each backup of a crowd whose shop is killed holds the orders that were told before it, ${round}`,
    backUpRush,
  )
}

async function backUpRush(t: TestContext): Promise<void> {
  const program = await bundleProgram('shop/cli/backup.ts')
  const target = temporaryFolder(t)
  const backups: Backup[] = []
  const beside = async ({ dataDir, told, isOver }: RushUnderWay) => {
    while (!isOver() && backups.length < BACKUPS) {
      const share = ((backups.length + 1) / (BACKUPS + 1)) * BUYERS
      if (told.length < share) {
        await sleep(5)
        continue
      }
      const folder = join(target, String(backups.length))
      const before = [...told]
      mkdirSync(folder)
      const { code, stdout, stderr } = await runToEnd(program, { DATA_DIR: dataDir }, folder)
      ok(code === 0, `${code} ${stderr}`)
      backups.push({ folder: / in (\S+)\. /.exec(stdout)?.[1] ?? '', told: before })
    }
  }

  await runRush(t, { buyers: BUYERS, units: UNITS, kills: KILLS, step: 'careful', beside }, PLACING)

  ok(backups.length === BACKUPS, `${backups.length} backups were made`)
  const orders: number[] = []
  for (const { folder, told } of backups) {
    const dataDir = join(temporaryFolder(t), 'data')
    const voices = { out: () => {}, error: (text: string) => ok(false, text) }
    await runRestore({ words: [folder], environment: { DATA_DIR: dataDir }, voices })
    const db = await openDatabase({ dataDir })
    const verdict = await readVerdict(db, UNITS, told)
    const faults = await findStockFaults(db)
    await db.destroy()
    orders.push(verdict.orders)
    deepEqual([{ ...verdict, orders: 0 }, faults], [NOTHING_WRONG, []])
  }
  t.diagnostic(`${BACKUPS} backups held ${orders.join(', ')} orders`)
  ok(orders.every((it) => it > 0))
}

const NOTHING_WRONG = {
  ...{ orders: 0, oversold: 0, lost: 0, doubled: 0, astray: 0, torn: 0 },
  damage: [],
}
