import type { ReactNode } from 'react'
import type { OrderStatus, Receipt } from '../../../src/model/order.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { UnbrokenText } from '../../platform/html/unbroken-text.tsx'
import { ContactText } from '../../platform/pages/contact-text.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { OrderEvent } from '../history/order-history.ts'
import type { PartsBack } from '../history/purchase-facts.ts'
import type { OrderProof } from '../proof/prove-order.ts'
import { Reorder } from '../reorder/reorder-button.tsx'
import type { ItemLink } from './item-links.tsx'
import { OrderHistory } from './own-order-history.tsx'
import { PurchaseEvent, RefundEvents } from './purchase-event.tsx'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptNext } from './receipt-next.tsx'
import { ReceiptRows } from './receipt-rows.tsx'

const TITLES: Readonly<Partial<Record<OrderStatus, string>>> = {
  held: 'receipt.held',
  cancelled: 'receipt.cancelled',
  refunded: 'receipt.refunded',
}

/** Who views an order (its buyer, or anyone with the link in its mail), and when. */
interface Look {
  readonly by: OrderProof['by']
  readonly now: number
  /** Links to the items that are still on sale. */
  readonly items: readonly ItemLink[] | undefined
  readonly back: PartsBack
  /** The history of an order that has been sent. */
  readonly history: readonly OrderEvent[] | undefined
}

/** The sections of other features on an order's page. */
export interface ReceiptParts {
  /**
   * The approval of an order that needs or needed one, with a title for the page unless it was
   * approved.
   */
  readonly approval?: { readonly title: string | undefined; readonly section: ReactNode }
  /** The offer of an account, or its outcome. */
  readonly account: ReactNode
  readonly withdrawal: {
    /** How much of the order the buyer has withdrawn from. */
    readonly extent: 'none' | 'part' | 'whole'
    readonly section: ReactNode
  }
  /** The order's returns, and a link to start one. */
  readonly returns: { readonly isUnderWay: boolean; readonly section: ReactNode }
  /** A link to review its products. */
  readonly reviews: ReactNode
}

/** The ordered items and the next steps. */
export function receiptPage(
  page: PageContext,
  receipt: Receipt,
  look: Look,
  parts: ReceiptParts,
): PageContent {
  const { number, status } = receipt
  const isWithdrawn = parts.withdrawal.extent === 'whole'
  const other = TITLES[status] ?? (isWithdrawn ? 'receipt.withdrawn.title' : undefined)
  const title = parts.approval?.title ?? page.t(other ?? 'order.thanks', { no: number })
  return {
    title,
    isPrivate: true,
    hasBareHeader: true,
    main: drawPage(
      page,
      <>
        <div className="shop-receipt">
          <div className="shop-receipt__head">
            <Icon name={other ? 'info' : 'tick'} />
            <h1>
              <UnbrokenText text={title} words={[number]} />
            </h1>
          </div>
          <ReceiptBody page={page} receipt={receipt} look={look} parts={parts} />
        </div>
        {(!other || status === 'refunded') && (
          <PurchaseEvent page={page} receipt={receipt} back={look.back} now={look.now} />
        )}
        <RefundEvents page={page} receipt={receipt} back={look.back} now={look.now} />
      </>,
    ),
  }
}

interface ReceiptBodyProps {
  readonly page: PageContext
  readonly receipt: Receipt
  readonly look: Look
  readonly parts: ReceiptParts
}

/** A made withdrawal and a return under way come first; how to withdraw comes last. */
function ReceiptBody({ page, receipt, look, parts }: ReceiptBodyProps) {
  const { number, status } = receipt
  const { account, approval, withdrawal, returns, reviews } = parts
  const isWithdrawn = withdrawal.extent === 'whole'
  const isFirst = withdrawal.extent !== 'none'
  const isOver = isWithdrawn && TITLES[status] === undefined
  const questions = page.t('receipt.questions', { no: number })
  return (
    <>
      {isFirst && withdrawal.section}
      {returns.isUnderWay && returns.section}
      {approval?.section}
      {!isOver && !approval?.title && <Progress page={page} receipt={receipt} look={look} />}
      {account}
      <ReceiptRows
        page={page}
        receipt={receipt}
        amountAsked={isWithdrawn ? 'withdrawn' : 'due'}
        items={look.items}
      />
      <ReceiptFacts page={page} receipt={receipt} />
      {reviews}
      {!returns.isUnderWay && returns.section}
      {!isFirst && withdrawal.section}
      <p className="shop-receipt__print">{page.t('receipt.print')}</p>
      <p>
        <ContactText page={page} text={questions} whole={[number]} />
      </p>
      <WaysOn page={page} receipt={receipt} look={look} parts={parts} />
    </>
  )
}

/** The next steps, or the history once the order has been sent. */
function Progress({ page, receipt, look: { history } }: Omit<ReceiptBodyProps, 'parts'>) {
  if (history === undefined || TITLES[receipt.status] !== undefined) {
    return <ReceiptNext page={page} receipt={receipt} />
  }
  return <OrderHistory page={page} history={history} currency={receipt.currency} />
}

/**
 * The links below an order. The rows of an abandoned order are back in the cart; any other order can be
 * reordered.
 */
function WaysOn({ page, receipt, look: { by }, parts }: ReceiptBodyProps) {
  const { orderId, status, dueDate } = receipt
  const link = (path: string, key: string) => (
    <ButtonLink look="secondary" href={linkTo(page, path)}>
      {page.t(key)}
    </ButtonLink>
  )
  const isCancelled = status === 'cancelled'
  const isLeft = status === 'held' || (isCancelled && dueDate === undefined)
  const isInCart = isLeft && !parts.approval
  const canReorder = by !== 'link' && !isInCart
  return (
    <div className="shop-cart__ways">
      {canReorder && <Reorder page={page} orderId={orderId} />}
      {(canReorder || isCancelled) && link('/cart', 'cart.view')}
      {!isCancelled && link('/', 'cart.continue')}
    </div>
  )
}
