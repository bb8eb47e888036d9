import type { ReactNode } from 'react'
import { ContactText } from '../../platform/pages/contact-text.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { OwnOrder } from '../history/read-own-order.ts'
import { mayReorder, Reorder } from '../reorder/reorder-button.tsx'
import type { ItemLink } from './item-links.tsx'
import { OrderHistory, OrderSign } from './own-order-history.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptNext } from './receipt-next.tsx'
import { ReceiptRows } from './receipt-rows.tsx'

/** A section of another feature on the page of a customer's own order. */
export interface OwnOrderPart {
  /** The React key of the section. */
  readonly key: string
  /** Whether it comes above the items, because it says what to wait for. */
  readonly isFirst?: boolean
  readonly section: ReactNode
}

interface OwnOrderBodyProps {
  readonly page: PageContext
  readonly order: Pick<OwnOrder, 'receipt' | 'state' | 'openReturn' | 'history'>
  /** `read`: a colleague's order, as an approver sees it. */
  readonly use: 'own' | 'read'
  readonly parts: readonly OwnOrderPart[]
  /** Links to its items that are still on sale. */
  readonly items: readonly ItemLink[] | undefined
}

/** The order's state, history and items, and what the customer can do. */
export function OwnOrderBody({ page, order, use, parts, items }: OwnOrderBodyProps) {
  const { receipt, state, history } = order
  const isOwn = use === 'own'
  const canReorder = isOwn && mayReorder(state)
  const isAwaited = isOwn && (state === 'topay' || state === 'topack' || state === 'held')
  const { firstName, lastName } = receipt.billing
  return (
    <>
      <div className="shop-order__head">
        <OrderSign page={page} order={order} />
        {canReorder && (
          <div className="shop-order__again">
            <Reorder page={page} orderId={receipt.orderId} />
          </div>
        )}
      </div>
      {!isOwn && <p>{page.t('order.buyer', { name: `${firstName} ${lastName}` })}</p>}
      <Parts parts={parts.filter(({ isFirst }) => isFirst)} />
      {isAwaited && <ReceiptNext page={page} receipt={receipt} />}
      <OrderHistory page={page} history={history} currency={receipt.currency} />
      <ReceiptRows
        {...{ page, receipt, items }}
        amountAsked="due"
        {...(!isOwn && { heading: page.t('approval.rows') })}
      />
      <ReceiptFacts
        {...{ page, receipt }}
        {...(!isOwn && { buyerAddress: page.t('approval.billing.address') })}
      />
      <p className="shop-receipt__print">{page.t('order.print')}</p>
      <Parts parts={parts.filter(({ isFirst }) => !isFirst)} />
      <p className="shop-order__questions">
        <ContactText
          page={page}
          text={page.t('receipt.questions', { no: receipt.number })}
          whole={[receipt.number]}
        />
      </p>
    </>
  )
}

function Parts({ parts }: Pick<OwnOrderBodyProps, 'parts'>) {
  return parts.map(({ key, section }) => (
    <div className="shop-order__part" key={key}>
      {section}
    </div>
  ))
}
