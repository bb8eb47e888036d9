import { formatMoney } from '../../src/i18n/money.ts'
import type { Receipt } from '../../src/model/order.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { translateMethods } from '../orders/receipt/translate-methods.ts'
import { commandLanguage, commandText } from '../platform/commands/command-text.ts'
import { dayText, repayDay, timestampText } from '../platform/dates.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type Settlement, settleWithdrawal } from '../withdrawals/settle-withdrawal.ts'
import { describePart, type Statement } from '../withdrawals/statement.ts'
import { isWithdrawalOver } from '../withdrawals/withdrawal-period.ts'
import { listOpenWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { fail, onDatabase, readFacts, say } from './command.ts'
import { helpOf } from './command-help.ts'
import { thisProgram } from './this-program.ts'

const { environment } = thisProgram
const t = commandText(environment)
const language = commandLanguage(environment)

process.exitCode = await run(thisProgram.words)

async function run(words: readonly string[]): Promise<number> {
  const [option, number = '', ...others] = words
  const isRefund = others[0] !== '--no-refund'
  if (option === '--help') return say(helpOf('withdrawals', environment), 0)
  const isDone = option === '--done' && number !== '' && others.length === (isRefund ? 0 : 1)
  if (option !== undefined && !isDone) return fail(t('cli.nothing', { words: words.join(' ') }))
  return onDatabase(thisProgram, (db, settings) => {
    const facts = readFacts(settings, t)
    return isDone ? settle(db, toOrderNumber(number), isRefund) : list(db, facts)
  })
}

async function list(db: Db, facts: ShopFacts): Promise<number> {
  const open = await listOpenWithdrawals(db)
  if (open.length === 0) return say(`${t('cli.withdrawals.none')}\n`, 0)
  for (const statement of open) {
    const { orderId } = statement
    const receipt = orderId === null ? undefined : await readReceipt(db, orderId)
    console.log(receipt ? describe(facts, statement, receipt) : describeUnknown(facts, statement))
  }
  return 0
}

function describe(facts: ShopFacts, statement: Statement, receipt: Receipt): string {
  const { number, name, receivedAt } = statement
  const part = describePart(statement, receipt)
  const isLate = isWithdrawalOver(facts, receipt, receivedAt)
  const sum = formatMoney(receipt.total, receipt.currency, language)
  const method = translateMethods(t, receipt).paymentMethod.name
  return [
    `${number}  ${timestampText(receivedAt, language, facts)}${isLate ? `  ${t('cli.withdrawals.late')}` : ''}`,
    `  ${name}, ${receipt.email}`,
    `  ${part.length > 0 ? part.join('; ') : t('cli.withdrawals.whole')}`,
    `  ${t('cli.withdrawals.paid', { sum, method })}`,
    `  ${t('cli.withdrawals.repay', { day: repayDay(receivedAt, language, facts) })}`,
  ].join('\n')
}

/** A statement without a matching order, perhaps mistyped; the owner may find out which one it means. */
function describeUnknown(facts: ShopFacts, { number, name, email, receivedAt }: Statement): string {
  const head = `${number}  ${dayText(receivedAt, language, facts)}`
  return `${head}  ${t('cli.withdrawals.unknown')}\n  ${name}, ${email}`
}

async function settle(db: Db, number: string, isRefund: boolean): Promise<number> {
  const settled = await inTransaction(db, (tx) =>
    settleWithdrawal(tx, { number, isRefund }, Date.now()),
  )
  if (settled.count === 0) return fail(t('cli.withdrawals.nothing', { number }))
  const done = t('cli.withdrawals.settled', { number })
  return say(`${done} ${moneyOf(settled, isRefund)}\n`, 0)
}

function moneyOf(
  { currency, givenBack, toTransfer, isByHand }: Settlement,
  isRefund: boolean,
): string {
  if (!isRefund) return t('cli.withdrawals.unmoved')
  const sum = (amount: number) => formatMoney(amount, currency, language)
  const parts = [
    givenBack > 0 && t('cli.withdrawals.provider', { sum: sum(givenBack) }),
    toTransfer > 0 && t('cli.withdrawals.transfer', { sum: sum(toTransfer) }),
    isByHand && t('cli.withdrawals.byhand'),
  ]
  return parts.filter(Boolean).join(' ')
}
