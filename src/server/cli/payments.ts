import '../app/texts.ts'
import { formatMoney } from '../../i18n/money.ts'
import { setInvoice } from '../account/company-queries.ts'
import { markReturned, registerTransfer, type TransferOutcome } from '../payments/bank-transfer.ts'
import { listDueTransfers } from '../payments/transfer-queries.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { lastPayDay } from '../sales/orders/pay-by.ts'
import { listAwaited } from '../sales/orders/unpaid-queries.ts'
import { toOrderNumber } from '../withdrawals/statement.ts'
import { helpOf } from './command-help.ts'
import { refuse, say } from './say.ts'

const SAID: Readonly<Record<TransferOutcome, string>> = {
  paid: 'is paid.',
  refund: 'cannot be delivered for this money any more: give it back.',
  already: 'has this transfer already.',
  amount: 'costs another amount.',
  unknown: 'is no order that is paid by a bank transfer.',
}

process.exitCode = await run(process.argv.slice(2))

async function run([option, subject = '', ...others]: readonly string[]): Promise<number> {
  if (option === '--help') return say(helpOf('payments', process.env), 0)
  const work = chooseWork(option, subject, others)
  if (!work) return refuse('That is nothing to do here.')
  try {
    const settings = readSettings(process.env)
    const db = await openDatabase(settings)
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return refuse(error.message)
  }
}

type Work = (db: Db) => Promise<number>

function chooseWork(
  option: string | undefined,
  subject: string,
  others: readonly string[],
): Work | undefined {
  if (option === undefined) return list
  const isAlone = subject !== '' && others.length === 0
  if (option === '--returned' && isAlone) return (db) => noteReturn(db, subject)
  const [may] = others
  if (option === '--invoice' && others.length === 1 && (may === 'yes' || may === 'no')) {
    return (db) => approve(db, subject, may)
  }
  if (option !== '--paid' || subject === '' || others.length > 1) return undefined
  return (db) => register(db, toOrderNumber(subject), others[0])
}

async function list(db: Db): Promise<number> {
  const [awaited, due] = [await listAwaited(db), await listDueTransfers(db)]
  if (awaited.length + due.length === 0) return say('Nothing is awaited, and nothing is due.\n', 0)
  for (const { number, email, total, currency, payBy } of awaited) {
    const end = payBy === null ? 'without an end' : `until ${lastPayDay(payBy)}`
    console.log(`${number}  ${formatMoney(total, currency, 'en')}  awaited ${end}\n  ${email}`)
  }
  for (const { number, email, amount, currency, reference } of due) {
    const sum = formatMoney(amount, currency, 'en')
    console.log(`${number}  ${sum}  to give back, reference ${reference}\n  ${email}`)
  }
  return 0
}

async function register(db: Db, number: string, reference?: string): Promise<number> {
  const transfer = { number, ...(reference !== undefined && { reference }) }
  const outcome = await db.transaction().execute((tx) => registerTransfer(tx, transfer, Date.now()))
  if (outcome === 'unknown') return refuse(`${number} ${SAID[outcome]}`)
  return say(`${number} ${SAID[outcome]}\n`, 0)
}

async function noteReturn(db: Db, reference: string): Promise<number> {
  const isNoted = await db.transaction().execute((tx) => markReturned(tx, reference, Date.now()))
  if (!isNoted) return refuse(`Nothing is to be given back of ${reference}.`)
  return say(`${reference} is given back.\n`, 0)
}

async function approve(db: Db, company: string, may: 'yes' | 'no'): Promise<number> {
  const isKnown = await db.transaction().execute((tx) => setInvoice(tx, company, may))
  if (!isKnown) return refuse(`No company has the registration number ${company}.`)
  return say(`${company} ${may === 'yes' ? 'may' : 'may not'} pay on your invoice.\n`, 0)
}
