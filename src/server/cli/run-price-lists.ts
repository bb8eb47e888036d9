import { readFile } from 'node:fs/promises'
import { readFacts } from '../app/settle-facts.ts'
import { describeFaults } from '../catalogue/price-lists/describe-faults.ts'
import {
  findCompaniesNamed,
  findPriceListNamed,
  listPriceLists,
} from '../catalogue/price-lists/price-list-queries.ts'
import {
  addListCompany,
  insertPriceList,
  touchPriceList,
  writePriceLines,
} from '../catalogue/price-lists/price-list-writes.ts'
import { readPriceLines } from '../catalogue/price-lists/read-price-lines.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { decodeText } from '../platform/decode-text.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { helpOf } from './command-help.ts'
import type { Command } from './run-import.ts'

const MAX_LISTED = 1000

interface PriceListCommand extends Omit<Command, 'voices'> {
  readonly voices: Pick<Command['voices'], 'out' | 'error'>
}

interface Order {
  readonly path: string
  readonly name: string
  readonly companies: readonly string[]
}

/** Runs `npm run price-lists`; answers the exit code: 1 where anything was refused. */
export async function runPriceLists(command: PriceListCommand): Promise<number> {
  const { words, environment, voices, now = new Date() } = command
  if (words[0] === '--help') {
    voices.out(helpOf('priceLists', environment))
    return 0
  }
  try {
    const order = words.length === 0 ? undefined : readWords(words)
    const settings = readSettings(environment)
    const facts = readFacts(settings)
    const text = order && decodeText(await readBytes(order.path))
    const db = await openDatabase(settings)
    try {
      if (!order || text === undefined) return await list(db, voices)
      const write = (tx: Tx) => store(tx, facts, { ...order, text, now: now.getTime() })
      voices.out(await db.transaction().execute(write))
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

function readWords(words: readonly string[]): Order {
  const [path = '', option, name = '', ...more] = words
  const pairs = more.flatMap((it, at) => (at % 2 === 0 ? [[it, more[at + 1] ?? ''] as const] : []))
  const isRight = option === '--list' && name !== '' && !path.startsWith('--')
  if (!isRight || pairs.some(([it, value]) => it !== '--company' || value === '')) {
    throw new StartError(`"${words.join(' ')}" is nothing to do here. See --help.`)
  }
  return { path, name, companies: pairs.map(([, value]) => value) }
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartError(`${path} cannot be read (${code}).`)
  }
}

interface Stored extends Order {
  readonly text: string
  readonly now: number
}

/** All of it, or nothing: a refusal undoes what was written before it. */
async function store(tx: Tx, facts: ShopFacts, stored: Stored): Promise<string> {
  const { path, name, companies, text, now } = stored
  const made = await insertPriceList(tx, name, now)
  const found = await findPriceListNamed(tx, name)
  if (!found || !(await touchPriceList(tx, found))) throw new StartError('Try again.')
  const read = await readPriceLines(tx, text, facts)
  if ('faults' in read) {
    throw new StartError([path, ...describeFaults(facts.text('en'), read.faults)].join('\n'))
  }
  await writePriceLines(tx, found.id, read.lines)
  for (const it of companies) await give(tx, found.id, it)
  const { length } = read.lines
  return `${name} ${made === undefined ? 'has' : 'is new, with'} ${length} rows now.\n`
}

async function give(tx: Tx, id: number, named: string): Promise<void> {
  const [company, second] = await findCompaniesNamed(tx, named)
  if (!company || second) throw new StartError(`"${named}" means no single company.`)
  await addListCompany(tx, id, company.id)
}

async function list(db: Db, { out }: PriceListCommand['voices']): Promise<number> {
  const lists = await listPriceLists(db, MAX_LISTED)
  if (lists.length === 0) out('There are no price lists.\n')
  for (const { name, lines, companies } of lists) {
    out(`${name}  ${lines} rows, ${companies} companies\n`)
  }
  return 0
}
