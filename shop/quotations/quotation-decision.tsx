import type { ReactNode } from 'react'
import { formatMoney } from '../../src/i18n/money.ts'
import { Button } from '../../src/ui/button.tsx'
import type { ApprovalNeed } from '../approvals/find-need.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { TokenForm } from '../platform/pages/page-form.tsx'
import { AGAIN, type Decision } from './quotation-access.ts'
import { stateAt, type WholeQuotation } from './read-quotation.ts'

export interface DecisionView {
  readonly page: PageContext
  readonly whole: WholeQuotation
  readonly now: number
  /** The address that its forms post to, without the prefixes for language and storefront. */
  readonly path: string
  /** The key of the mail's link, if that opened the page. */
  readonly key?: string
  /** Why an acceptance needs an approver. */
  readonly need?: ApprovalNeed | undefined
}

/**
 * The buttons for a decision. Accepting states the total; declining is possible until the quotation
 * ends.
 */
export function Decide(view: DecisionView): ReactNode {
  const { page, whole, now } = view
  const state = stateAt(whole.quotation, now)
  if (state === 'expired' || state === 'declined') return <AskAgain {...view} />
  if (state !== 'asked' && state !== 'answered') return null
  const isOffer = state === 'answered'
  return (
    <div className="shop-quotation__decide">
      <div className="shop-cart__ways">
        {isOffer && <Accept {...view} />}
        <DecisionForm view={view} decision="declined">
          <Button look="secondary" type="submit">
            {page.t(isOffer ? 'quotation.decline' : 'quotation.withdraw')}
          </Button>
        </DecisionForm>
      </div>
      {isOffer && (
        <p className="shop-form__why">{view.need?.notice ?? page.t('quotation.accept.why')}</p>
      )}
    </div>
  )
}

/** Accepts the offer, or sends it to the approver that it needs; not if there is none. */
function Accept(view: DecisionView) {
  const { page, whole, need } = view
  const { quotation, totals } = whole
  const sum = totals ? formatMoney(totals.total, quotation.currency, page.language) : ''
  if (need?.approvers.length === 0) return null
  return (
    <DecisionForm view={view} decision="accepted">
      <Button look="primary" type="submit">
        {need ? sendText(page, need, sum) : page.t('quotation.accept', { sum })}
      </Button>
    </DecisionForm>
  )
}

/** Names the approver if there is only one. */
function sendText({ t }: PageContext, { approvers }: ApprovalNeed, sum: string): string {
  const [name = '', ...others] = approvers
  return others.length > 0
    ? t('checkout.submit.approval', { sum })
    : t('checkout.submit.approver', { name, sum })
}

function AskAgain(view: DecisionView) {
  return (
    <div className="shop-cart__ways">
      <DecisionForm view={view} decision={AGAIN}>
        <Button look="primary" type="submit">
          {view.page.t('quotation.again')}
        </Button>
        <p className="shop-form__why">{view.page.t('quotation.again.why')}</p>
      </DecisionForm>
    </div>
  )
}

interface DecisionFormProps {
  readonly view: DecisionView
  readonly decision: Decision | typeof AGAIN
  readonly children: ReactNode
}

function DecisionForm({ view, decision, children }: DecisionFormProps) {
  const { page, path, key, whole, need } = view
  const fields = {
    answered: String(whole.quotation.answeredAt ?? ''),
    ...(key !== undefined && { key }),
    ...(need && { approval: 'yes' }),
  }
  return (
    <TokenForm page={page} path={`${path}/${decision}`} fields={fields}>
      {children}
    </TokenForm>
  )
}
