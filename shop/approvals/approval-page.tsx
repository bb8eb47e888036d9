import { formatMoney } from '../../src/i18n/money.ts'
import type { Receipt } from '../../src/model/order.ts'
import { Button } from '../../src/ui/button.tsx'
import { TextField } from '../../src/ui/form-field.tsx'
import { ReceiptFacts } from '../orders/pages/receipt-facts.tsx'
import { ReceiptRows } from '../orders/pages/receipt-rows.tsx'
import { APPROVALS_PATH } from '../paths/shop-paths.ts'
import { dayText } from '../platform/dates.ts'
import { StateSign } from '../platform/html/facts.tsx'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { approvalPath } from './approval-access.ts'
import type { Approval } from './approval-queries.ts'
import { exceededOf, reasonOf } from './find-need.ts'
import type { OwnPageContent } from './own-page.ts'

/** As long as a customer's own note to an order. */
export const MAX_MESSAGE_LENGTH = 500

export interface ApprovalView {
  readonly approval: Approval
  readonly receipt: Receipt
  /** Whether the viewer placed the order. */
  readonly isOwn: boolean
  /** What is wrong with the form, as a sentence. */
  readonly error?: string | undefined
  /** The reason for refusing, as typed. */
  readonly message?: string | undefined
}

/** The reader of a sentence: a customer or a member of staff. */
export type Reader = Pick<PageContext, 't' | 'language' | 'shop'>

interface ViewProps {
  readonly page: PageContext
  readonly view: ApprovalView
}

/** An order as its approver sees it: why it waits and the decision, and below them what it is. */
export function approvalPage(page: PageContext, view: ApprovalView): OwnPageContent {
  const { approval, receipt, isOwn, error } = view
  const { number, state } = approval
  const isOpen = state === 'waiting'
  return {
    path: APPROVALS_PATH,
    heading: page.t('order.name', { number }),
    isFaulty: error !== undefined,
    body: (
      <>
        <div className="shop-order__head">
          <StateSign state={state} text={page.t(`approval.state.${state}`)} />
        </div>
        <About page={page} view={view} />
        {isOpen && (isOwn ? <p>{page.t('approval.own')}</p> : <Decide page={page} view={view} />)}
        <ReceiptRows
          page={page}
          receipt={receipt}
          amountAsked="due"
          heading={page.t('approval.rows')}
        />
        <ReceiptFacts
          page={page}
          receipt={receipt}
          {...(!isOwn && { buyerAddress: page.t('approval.billing.address') })}
        />
      </>
    ),
  }
}

function About({ page, view: { approval } }: ViewProps) {
  const { t, language, shop } = page
  const why = reasonOf(shop, { ...approval, exceeded: exceededOf(approval) }, language)
  const { buyer, state, message } = approval
  const day = dayText(approval.expiresAt, language, shop)
  return (
    <>
      <p>{`${t('approval.asks', { name: buyer })} ${t(why.key, why.values)}`}</p>
      {state === 'waiting' && <p>{t('approval.decide.until', { day })}</p>}
      <p>{decidedText(page, approval)}</p>
      {message && <blockquote className="shop-approval__message">{message}</blockquote>}
    </>
  )
}

/** Who decided, and when; nothing while it waits. */
export function decidedText({ t, language, shop }: Reader, it: Approval): string {
  const { state, decider, decidedAt } = it
  if (state === 'waiting' || decidedAt === null) return ''
  const isNamed = decider !== null && (state === 'approved' || state === 'refused')
  const values = { name: decider ?? '', day: dayText(decidedAt, language, shop) }
  return t(`approval.was.${state}${isNamed ? '.by' : ''}`, values)
}

function Decide({ page, view }: ViewProps) {
  const { approval, receipt, error, message } = view
  const { t, language } = page
  const sum = formatMoney(receipt.total, receipt.currency, language)
  const hint = t('approval.message.hint')
  return (
    <section className="shop-approval" aria-labelledby="approval-decide">
      <h2 id="approval-decide">{t('approval.decide')}</h2>
      <TokenForm
        className="shop-form"
        page={page}
        path={approvalPath(approval.orderId, 'approved')}
      >
        <Button look="primary" type="submit">
          {t('approval.approve', { sum })}
        </Button>
      </TokenForm>
      <TokenForm
        className="shop-form"
        page={page}
        path={approvalPath(approval.orderId, 'refused')}
        noValidate
      >
        <TextField
          {...{ id: 'message', name: 'message', hint, error, defaultValue: message }}
          label={t('approval.message')}
          field={{ rows: 3, maxLength: MAX_MESSAGE_LENGTH }}
        />
        <Button look="secondary" type="submit">
          {t('approval.refuse')}
        </Button>
      </TokenForm>
    </section>
  )
}
