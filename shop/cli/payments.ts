import { formatDate } from '../../src/i18n/dates.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import { setInvoice } from '../account/customers/company-queries.ts'
import { lastPaymentDay } from '../orders/receipt/due-date.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { listAwaited } from '../orders/stock/unpaid-queries.ts'
import { listDueTransfers } from '../payments/records/transfer-queries.ts'
import { markReturned, registerTransfer } from '../payments/settlement/bank-transfer.ts'
import { commandLanguage, commandText } from '../platform/commands/command-text.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { fail, onDatabase, say } from './command.ts'
import { helpOf } from './command-help.ts'
import { thisProgram } from './this-program.ts'

const { environment } = thisProgram
const t = commandText(environment)
const language = commandLanguage(environment)

process.exitCode = await run(thisProgram.words)

async function run(words: readonly string[]): Promise<number> {
  const [option, subject = '', ...others] = words
  if (option === '--help') return say(helpOf('payments', environment), 0)
  const task = chooseTask(option, subject, others)
  if (!task) return fail(t('cli.nothing', { words: words.join(' ') }))
  return onDatabase(thisProgram, task)
}

type Task = (db: Db) => Promise<number>

function chooseTask(
  option: string | undefined,
  subject: string,
  others: readonly string[],
): Task | undefined {
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
  if (awaited.length + due.length === 0) return say(`${t('cli.payments.none')}\n`, 0)
  for (const { number, email, total, currency, dueDate } of awaited) {
    const day = dueDate === null ? '' : formatDate(lastPaymentDay(dueDate), language)
    const wait = t(day === '' ? 'cli.payments.awaited' : 'cli.payments.awaited.until', { day })
    console.log(`${number}  ${formatMoney(total, currency, language)}  ${wait}\n  ${email}`)
  }
  for (const { number, email, amount, currency, reference } of due) {
    const sum = formatMoney(amount, currency, language)
    console.log(`${number}  ${sum}  ${t('cli.payments.due', { reference })}\n  ${email}`)
  }
  return 0
}

async function register(db: Db, number: string, reference?: string): Promise<number> {
  const transfer = { number, ...(reference !== undefined && { reference }) }
  const outcome = await inTransaction(db, (tx) => registerTransfer(tx, transfer, Date.now()))
  const message = t(`cli.payments.${outcome}`, { number })
  return outcome === 'unknown' ? fail(message) : say(`${message}\n`, 0)
}

async function noteReturn(db: Db, reference: string): Promise<number> {
  const isNoted = await inTransaction(db, (tx) => markReturned(tx, reference, Date.now()))
  if (!isNoted) return fail(t('cli.payments.nothingdue', { reference }))
  return say(`${t('cli.payments.returned', { reference })}\n`, 0)
}

async function approve(db: Db, company: string, may: 'yes' | 'no'): Promise<number> {
  const exists = await inTransaction(db, (tx) =>
    setInvoice(tx, { organizationNumber: company }, may),
  )
  if (!exists) return fail(t('cli.payments.nocompany', { company }))
  return say(`${t('cli.payments.invoice', { company, may })}\n`, 0)
}
