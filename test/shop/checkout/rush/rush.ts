import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { storeCatalogue } from '../../../../shop/catalogue/imports/store-catalogue.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { bundleProgram } from '../../../helpers/run-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'
import { addressOf, openFilled } from '../../../helpers/test-database.ts'
import { makeBuyers } from './make-buyers.ts'
import { readVerdict, type Verdict } from './verdict.ts'

export interface Rush {
  readonly step: 'careful' | 'naive'
  readonly buyers: number
  readonly units: number
  readonly kills: number
  /** Runs while buyers order; `told` grows meanwhile. */
  readonly beside?: (rush: RushUnderWay) => Promise<void>
}

export interface RushUnderWay {
  readonly dataDir: string
  readonly told: History
  readonly isOver: () => boolean
}

/** How the processes of a rush sell. */
export interface Sale<Outcome> {
  readonly program: string
  /** The buyers' payment method. */
  readonly pays: 'prepay' | 'card'
  /** Steps that a process prints (`at <step> <order id>`); kills come after each in turn. */
  readonly steps?: readonly string[]
  readonly readVerdict: (db: Db, units: number, received: History) => Promise<Outcome>
}

/** Sells orders that need no external payment. */
export const PLACING: Sale<Verdict> = {
  program: 'test/shop/checkout/rush/rush-worker.ts',
  pays: 'prepay',
  readVerdict,
}

const PROCESSES = 2
const AT_ONCE = 16
/** Every so many buyers, one presses the button twice, at any process. */
const DOUBLE_EVERY = 5

/** Lets all buyers order at processes that are killed while they sell. */
export async function runRush<Outcome>(
  t: TestContext,
  rush: Rush,
  sale: Sale<Outcome>,
): Promise<Outcome> {
  const { db, dataDir } = await openFilled(t)
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const ids = await makeBuyers(db, rush, sale.pays)
  const databaseUrl = await addressOf(db)
  await db.destroy()
  const received = await sellAll(t, { ...rush, dataDir, databaseUrl, ids, sale })
  const after = await openDatabase({ dataDir, databaseUrl })
  t.after(() => after.destroy())
  return sale.readVerdict(after, rush.units, received)
}

/** The response to each buyer, in order; a killed process sends none. */
export type History = readonly { readonly orderId: string; readonly said: string }[]

interface Selling extends Rush {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly ids: readonly string[]
  readonly sale: Pick<Sale<unknown>, 'program' | 'steps'>
}

interface Worker {
  readonly child: ChildProcess
  readonly asked: string[]
}

/** The state of a rush. */
interface Crowd {
  readonly waiting: string[]
  readonly history: { readonly orderId: string; readonly said: string }[]
  readonly presses: number
  sold: number
}

async function sellAll(t: TestContext, rush: Selling): Promise<History> {
  const program = await bundleProgram(rush.sale.program)
  const waiting = rush.ids.flatMap((id, place) => (place % DOUBLE_EVERY === 0 ? [id, id] : [id]))
  const crowd: Crowd = { waiting, history: [], presses: waiting.length, sold: 0 }
  const workers: Worker[] = []
  const mustDie = planKills(rush, crowd)

  const isOver = () => crowd.history.length === crowd.presses
  const beside = rush.beside?.({ dataDir: rush.dataDir, told: crowd.history, isOver })
  const sold = new Promise<History>((done, refuse) => {
    let isBroken = false
    for (let count = 0; count < PROCESSES; count += 1) start()

    function start(): void {
      const child = spawn(process.execPath, [program, rush.databaseUrl, rush.step], {
        env: { PATH: process.env.PATH ?? '' },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      t.after(() => child.kill('SIGKILL'))
      const worker: Worker = { child, asked: [] }
      workers.push(worker)
      createInterface({ input: child.stdout }).on('line', (line) => hear(worker, line))
      child.stdin.on('error', () => {})
      child.once('exit', (_code, signal) => {
        if (signal !== 'SIGKILL') fail('A process ended by itself')
        if (!isBroken) bury(worker)
      })
    }

    function hear(worker: Worker, line: string): void {
      if (line.startsWith('failed')) fail(line)
      takeDown(crowd, worker, line)
      if (isOver()) finish()
      else serve(crowd, worker)
      if (mustDie(line)) worker.child.kill('SIGKILL')
    }

    /** Buyers without a response do not know their outcome: they press again. */
    function bury(worker: Worker): void {
      workers.splice(workers.indexOf(worker), 1)
      if (isOver()) return
      crowd.waiting.unshift(...worker.asked)
      start()
    }

    function fail(why: string): void {
      if (isOver()) return
      isBroken = true
      refuse(new Error(why))
    }

    function finish(): void {
      for (const { child } of workers) child.stdin?.end()
      done(crowd.history)
    }
  })
  await Promise.all([sold, beside])
  return sold
}

function takeDown(crowd: Crowd, { asked }: Worker, line: string): void {
  const [said = '', orderId] = line.split(' ')
  if (orderId === undefined || said === 'at') return
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

/** Half of the kills come while there is stock to sell, the others later. */
function planKills({ kills, units, sale }: Selling, crowd: Crowd): (line: string) => boolean {
  const { steps = [] } = sale
  const early = Math.ceil(kills / 2)
  let killed = 0
  return (line) => {
    const step = steps[killed % steps.length]
    if (step && !line.startsWith(`at ${step} `)) return false
    const { sold, history, presses } = crowd
    const share = (killed + 1) / (killed < early ? early + 1 : kills + 1)
    const isDue = killed < early ? sold >= units * share : history.length >= presses * share
    if (killed === kills || !isDue) return false
    killed += 1
    return true
  }
}
