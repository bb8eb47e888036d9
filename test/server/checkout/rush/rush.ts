import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { storeCatalogue } from '../../../../src/server/catalogue/store-catalogue.ts'
import { openDatabase } from '../../../../src/server/db/open-database.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { bundleProgram } from '../../../helpers/run-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'
import { makeBuyers } from './make-buyers.ts'
import { readVerdict, type Verdict } from './verdict.ts'

export interface Rush {
  readonly step: 'careful' | 'naive'
  readonly buyers: number
  readonly units: number
  readonly kills: number
}

const PROCESSES = 2
const AT_ONCE = 16
/** One buyer in so many presses twice, at whichever process. */
const DOUBLE_EVERY = 5

/** Lets all buyers press the button at processes that are killed while they sell. */
export async function runRush(t: TestContext, rush: Rush): Promise<Verdict> {
  const dataDir = join(temporaryFolder(t), 'data')
  const db = await openDatabase({ dataDir })
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const ids = await makeBuyers(db, rush.buyers, rush.units)
  await db.destroy()
  const told = await sellAll(t, { ...rush, dataDir, ids })
  const after = await openDatabase({ dataDir })
  t.after(() => after.destroy())
  return readVerdict(after, rush.units, told)
}

/** What each buyer was told, in the order of telling; a kill tells nothing. */
export type History = readonly { readonly orderId: string; readonly said: string }[]

interface Selling extends Rush {
  readonly dataDir: string
  readonly ids: readonly string[]
}

interface Worker {
  readonly child: ChildProcess
  readonly asked: string[]
}

/** Where a rush stands. */
interface Crowd {
  readonly waiting: string[]
  readonly history: { readonly orderId: string; readonly said: string }[]
  readonly presses: number
  sold: number
}

async function sellAll(t: TestContext, rush: Selling): Promise<History> {
  const program = await bundleProgram(t, 'test/server/checkout/rush/rush-worker.ts')
  const waiting = rush.ids.flatMap((id, place) => (place % DOUBLE_EVERY === 0 ? [id, id] : [id]))
  const crowd: Crowd = { waiting, history: [], presses: waiting.length, sold: 0 }
  const workers: Worker[] = []
  const mustDie = planKills(rush, crowd)

  return new Promise((done, fail) => {
    for (let count = 0; count < PROCESSES; count += 1) start()

    function start(): void {
      const child = spawn(process.execPath, [program, rush.dataDir, rush.step], {
        env: { PATH: process.env.PATH ?? '' },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      t.after(() => child.kill('SIGKILL'))
      const worker: Worker = { child, asked: [] }
      workers.push(worker)
      createInterface({ input: child.stdout }).on('line', (line) => hear(worker, line))
      child.stdin.on('error', () => {})
      child.once('exit', () => bury(worker))
    }

    function hear(worker: Worker, line: string): void {
      if (line.startsWith('failed')) fail(new Error(line))
      takeDown(crowd, worker, line)
      if (isOver()) finish()
      else serve(crowd, worker)
      if (mustDie()) worker.child.kill('SIGKILL')
    }

    /** Nobody knows what became of those who were not told: they press again. */
    function bury(worker: Worker): void {
      workers.splice(workers.indexOf(worker), 1)
      if (isOver()) return
      crowd.waiting.unshift(...worker.asked)
      start()
    }

    function isOver(): boolean {
      return crowd.history.length === crowd.presses
    }

    function finish(): void {
      for (const { child } of workers) child.stdin?.end()
      done(crowd.history)
    }
  })
}

function takeDown(crowd: Crowd, { asked }: Worker, line: string): void {
  const [said = '', orderId] = line.split(' ')
  if (orderId === undefined) return
  asked.splice(asked.indexOf(orderId), 1)
  crowd.history.push({ orderId, said })
  if (said === 'sold') crowd.sold += 1
}

function serve({ waiting }: Crowd, { child, asked }: Worker): void {
  while (asked.length < AT_ONCE) {
    const orderId = waiting.shift()
    if (orderId === undefined) return
    asked.push(orderId)
    child.stdin?.write(`${orderId}\n`)
  }
}

/** Half of the kills come while there is something to sell, the others later. */
function planKills({ kills, units }: Rush, crowd: Crowd): () => boolean {
  const early = Math.ceil(kills / 2)
  let killed = 0
  return () => {
    const { sold, history, presses } = crowd
    const share = (killed + 1) / (killed < early ? early + 1 : kills + 1)
    const isDue = killed < early ? sold >= units * share : history.length >= presses * share
    if (killed === kills || !isDue) return false
    killed += 1
    return true
  }
}
