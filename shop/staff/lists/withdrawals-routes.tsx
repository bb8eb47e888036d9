import type { FastifyInstance } from 'fastify'
import type { Receipt } from '../../../src/model/order.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import { translateMethods } from '../../orders/receipt/translate-methods.ts'
import { dayText, repayDay, timestampText } from '../../platform/dates.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { settleWithdrawal } from '../../withdrawals/settle-withdrawal.ts'
import { describePart, type Statement } from '../../withdrawals/statement.ts'
import { isWithdrawalOver } from '../../withdrawals/withdrawal-period.ts'
import { listOpenWithdrawals } from '../../withdrawals/withdrawal-queries.ts'
import { StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, runWrite, type SentForm } from '../page/run-write.ts'
import { type StaffOptions, staffMoney, useStaff } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'
import { showPage } from '../page/staff-page.ts'
import { StaffItems } from '../page/staff-rows.tsx'

const PATH = '/staff/withdrawals'

interface OpenWithdrawal {
  readonly statement: Statement
  readonly receipt: Receipt | undefined
}

/** Withdrawals that have not been settled, and the form that settles them. */
export async function withdrawalsRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  shop.get(
    PATH,
    showPage(options, async ({ t }) => ({
      title: t('staff.menu.withdrawals'),
      main: (
        <StaffItems items={await readOpen(options.db)} keyOf={(it) => it.statement.id}>
          {(it) => <OpenStatement {...it} />}
        </StaffItems>
      ),
    })),
  )
  shop.post(`${PATH}/:id`, runWrite(options, { back: PATH, action: settle }))
}

async function readOpen(db: Db): Promise<OpenWithdrawal[]> {
  const open: OpenWithdrawal[] = []
  for (const statement of await listOpenWithdrawals(db)) {
    const { orderId } = statement
    open.push({ statement, receipt: orderId ? await readReceipt(db, orderId) : undefined })
  }
  return open
}

async function settle(tx: Tx, { id: number, fields, now }: SentForm): Promise<Outcome> {
  const isRefund = fields.refund === 'yes'
  const settled = await settleWithdrawal(tx, { number, isRefund }, now)
  const { count, givenBack, toTransfer } = settled
  if (count === 0) throw new StaffRefusal('staff.withdrawals.none', { number })
  const outcome = givenBack > 0 ? 'refunded' : isRefund ? 'yours' : 'settled'
  return done(
    {
      action: 'withdrawal.settled',
      kind: 'withdrawal',
      subject: number,
      after: { givenBack, toTransfer },
    },
    `staff.withdrawals.${outcome}`,
    { number },
  )
}

function OpenStatement({ statement, receipt }: OpenWithdrawal) {
  const context = useStaff()
  const { t, language } = context
  const { number, name, email, receivedAt } = statement
  if (!receipt) {
    return (
      <>
        <h2>{number}</h2>
        <p>{`${name}, ${email}, ${dayText(receivedAt, language, context.shop)}`}</p>
        <p>{t('staff.withdrawals.unknown')}</p>
      </>
    )
  }
  const part = describePart(statement, receipt)
  const sum = staffMoney(context, receipt.total, receipt.currency)
  return (
    <>
      <h2>
        <a href={`/staff/orders/${encodeURIComponent(receipt.orderId)}`}>{number}</a>
      </h2>
      <p>{`${name}, ${receipt.email}, ${timestampText(receivedAt, language, context.shop)}`}</p>
      <p>{part.length > 0 ? part.join('; ') : t('staff.withdrawals.whole')}</p>
      <p>{`${sum}, ${translateMethods(t, receipt).paymentMethod.name}`}</p>
      <p>
        {isWithdrawalOver(context.shop, receipt, receivedAt)
          ? t('staff.withdrawals.late')
          : t('staff.withdrawals.repay', { day: repayDay(receivedAt, language, context.shop) })}
      </p>
      <StaffForm className="staff-acts" path={`${PATH}/${encodeURIComponent(number)}`}>
        <label className="staff-check">
          <input type="checkbox" name="refund" value="yes" defaultChecked />
          <span>{t('staff.withdrawals.refund')}</span>
        </label>
        <StaffButton>{t('staff.withdrawals.settle')}</StaffButton>
      </StaffForm>
    </>
  )
}
