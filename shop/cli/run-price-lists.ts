import { readFile } from 'node:fs/promises'
import type { Text } from '../../src/i18n/text.ts'
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
import { describeFaults, readPriceLines } from '../catalogue/price-lists/read-price-lines.ts'
import { commandText } from '../platform/commands/command-text.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { withDatabase } from '../platform/db/open-database.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { decodeText } from '../platform/decode-text.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { exitCodeOf, StartError } from '../platform/start-error.ts'
import { readSettings } from '../settings/settings.ts'
import { type PlainCommand, readFacts } from './command.ts'
import { helpOf } from './command-help.ts'

const MAX_LISTED = 1000

interface PriceListCommand extends PlainCommand {
  readonly now?: Date
}

interface PriceListRequest {
  readonly path: string
  readonly name: string
  readonly companies: readonly string[]
}

/** Runs `npm run price-lists`; returns the exit code, 1 if anything was refused. */
export async function runPriceLists(command: PriceListCommand): Promise<number> {
  const { words, environment, voices, now = new Date() } = command
  if (words[0] === '--help') {
    voices.out(helpOf('priceLists', environment))
    return 0
  }
  const t = commandText(environment)
  return exitCodeOf(voices, async () => {
    const request = words.length === 0 ? undefined : readWords(words, t)
    const settings = readSettings(environment)
    const facts = readFacts(settings, t)
    const text = request && decodeText(await readBytes(request.path, t))
    return withDatabase(settings, async (db) => {
      if (!request || text === undefined) return list(db, { t, ...voices })
      const write = (tx: Tx) => store(tx, { t, facts }, { ...request, text, now: now.getTime() })
      voices.out(await inTransaction(db, write))
      return 0
    })
  })
}

function readWords(words: readonly string[], t: Text): PriceListRequest {
  const [path = '', option, name = '', ...more] = words
  const pairs = more.flatMap((it, at) => (at % 2 === 0 ? [[it, more[at + 1] ?? ''] as const] : []))
  const isRight = option === '--list' && name !== '' && !path.startsWith('--')
  if (!isRight || pairs.some(([it, value]) => it !== '--company' || value === '')) {
    throw new StartError(t('cli.nothing', { words: words.join(' ') }))
  }
  return { path, name, companies: pairs.map(([, value]) => value) }
}

async function readBytes(path: string, t: Text): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new StartError(t('cli.unreadable', { path, code: String(code) }))
  }
}

interface ShopContext {
  readonly t: Text
  readonly facts: ShopFacts
}

interface PriceListImport extends PriceListRequest {
  readonly text: string
  readonly now: number
}

interface ListAssignment {
  /** Id of the price list. */
  readonly id: number
  /** Name or registration number of a company. */
  readonly named: string
}

/** Stores a price list, all or nothing: a refusal rolls everything back. */
async function store(tx: Tx, { t, facts }: ShopContext, request: PriceListImport): Promise<string> {
  const { path, name, companies, text, now } = request
  const made = await insertPriceList(tx, name, now)
  const found = await findPriceListNamed(tx, name)
  if (!found || !(await touchPriceList(tx, found))) throw new StartError(t('cli.again'))
  const read = await readPriceLines(tx, text, facts)
  if ('faults' in read) {
    throw new StartError([path, ...describeFaults(t, read.faults)].join('\n'))
  }
  await writePriceLines(tx, found.id, read.lines)
  for (const it of companies) await assignList(tx, t, { id: found.id, named: it })
  const { length } = read.lines
  const is = made === undefined ? 'old' : 'new'
  return `${t('cli.prices.stored', { name, is, n: length })}\n`
}

async function assignList(tx: Tx, t: Text, { id, named }: ListAssignment): Promise<void> {
  const [company, second] = await findCompaniesNamed(tx, named)
  if (!company || second) throw new StartError(t('cli.prices.company', { named }))
  await addListCompany(tx, id, company.id)
}

async function list(
  db: Db,
  { t, out }: PriceListCommand['voices'] & Pick<ShopContext, 't'>,
): Promise<number> {
  const lists = await listPriceLists(db, MAX_LISTED)
  if (lists.length === 0) out(`${t('cli.prices.none')}\n`)
  for (const { name, lines, companies } of lists) {
    out(`${name}  ${t('cli.prices.counts', { lines, companies })}\n`)
  }
  return 0
}
