import type { ReactNode } from 'react'
import type { Receipt } from '../../src/model/order.ts'
import { ButtonLink } from '../../src/ui/button.tsx'
import { WITHDRAW_PATH } from '../paths/shop-paths.ts'
import { dayText, repayDay, timestampText, wholeDayText } from '../platform/dates.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { OrderWithdrawal } from './order-withdrawal.ts'
import { describePart, type Statement, WHOLE_ORDER } from './statement.ts'
import { isWithdrawalOver } from './withdrawal-period.ts'

/** The withdrawals of an order and their state; without any, how and until when to withdraw (CRD Art. 11a). */
export function receiptWithdrawal(
  page: PageContext,
  receipt: Receipt,
  { statements, lastDay, key }: OrderWithdrawal,
): ReactNode {
  if (statements.length === 0 && lastDay === undefined) return null
  return (
    <section className="shop-receipt__next" aria-labelledby="receipt-withdraw">
      <h2 id="receipt-withdraw">{page.t('receipt.withdraw')}</h2>
      {statements.map((it) => (
        <Stated key={it.id} page={page} receipt={receipt} statement={it} />
      ))}
      {lastDay !== undefined && (
        <WayOut page={page} orderId={receipt.orderId} lastDay={lastDay} orderKey={key} />
      )}
    </section>
  )
}

interface StatedProps {
  readonly page: PageContext
  readonly receipt: Receipt
  readonly statement: Statement
}

function Stated({ page, receipt, statement }: StatedProps) {
  const { receivedAt, scope } = statement
  const extent = scope === WHOLE_ORDER ? 'whole' : 'part'
  const moment = timestampText(receivedAt, page.language, page.shop)
  const part = describePart(statement, receipt)
  return (
    <>
      <p>{page.t(`receipt.withdrawn.${extent}`, { moment })}</p>
      {part.length > 0 && (
        <ul>
          {part.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      )}
      <p>{stateOf(page, receipt, statement)}</p>
    </>
  )
}

function stateOf(
  page: PageContext,
  receipt: Receipt,
  { receivedAt, settledAt, scope }: Statement,
): string {
  const { language } = page
  if (settledAt !== null) {
    return page.t('receipt.withdrawn.settled', { day: dayText(settledAt, language, page.shop) })
  }
  if (isWithdrawalOver(page.shop, receipt, receivedAt)) return page.t('receipt.withdrawn.late')
  const open = page.t('receipt.withdrawn.open', { day: repayDay(receivedAt, language, page.shop) })
  const mayBeUnpaid = scope === WHOLE_ORDER && receipt.paymentMethod.provider === undefined
  return mayBeUnpaid ? `${open} ${page.t('receipt.withdrawn.unpaid')}` : open
}

interface WayOutProps {
  readonly page: PageContext
  readonly orderId: string
  readonly lastDay: number
  /** Of the mail's link. */
  readonly orderKey: string | undefined
}

function WayOut({ page, orderId, lastDay, orderKey: key }: WayOutProps) {
  const query = new URLSearchParams({ order: orderId, ...(key !== undefined && { key }) })
  return (
    <>
      <p>{page.t('withdraw.until', { day: wholeDayText(lastDay, page.language) })}</p>
      <p>
        <ButtonLink look="secondary" href={linkTo(page, `${WITHDRAW_PATH}?${query}`)}>
          {page.t('withdraw.start')}
        </ButtonLink>
      </p>
    </>
  )
}
