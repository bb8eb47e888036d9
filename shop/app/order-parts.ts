import { drawOrder, ORDER_PATH, type OrderPageOptions } from '../account/pages/order-page.tsx'
import { receiptAccount } from '../account/registration/receipt-account.tsx'
import { approvalSection, approvalTitle, readOrderApproval } from '../approvals/order-approval.tsx'
import type { orderRoutes } from '../orders/order-routes.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { orderReturns } from '../returns/order-returns-section.tsx'
import { readOrderReturnable, readOrderReturns } from '../returns/returnable.ts'
import { orderReviews } from '../reviews/order-reviews-section.tsx'
import { isWhollyWithdrawn, readOrderWithdrawal } from '../withdrawals/order-withdrawal.ts'
import { receiptWithdrawal } from '../withdrawals/receipt-withdrawal.tsx'

type ReceiptOptions = Pick<Parameters<typeof orderRoutes>[1], 'partsOf' | 'returnableOf'>

/** Sections of accounts, approvals, returns and withdrawals on the page of an order. */
export function receiptParts(db: Db, now: () => number): ReceiptOptions {
  return {
    partsOf: async (page, receipt, look) => {
      const withdrawal = await readOrderWithdrawal({ db, shop: page.shop }, receipt, look)
      const { statements } = withdrawal
      const isWhole = isWhollyWithdrawn(statements)
      const returns = await readOrderReturns({ db, shop: page.shop }, receipt, look.now)
      const approval = await readOrderApproval(db, receipt.orderId)
      const isOwn = look.by !== 'link'
      return {
        ...(approval && {
          approval: {
            title: approvalTitle(page, approval),
            section: approvalSection({ page, order: approval, isOwn }),
          },
        }),
        account: receiptAccount(page, receipt, look.by),
        withdrawal: {
          extent: isWhole ? 'whole' : statements.length > 0 ? 'part' : 'none',
          section: receiptWithdrawal(page, receipt, withdrawal),
        },
        returns: {
          isUnderWay: returns.isUnderWay,
          section: orderReturns(page, { receipt, frame: 'order', key: look.key }, returns),
        },
        reviews: await orderReviews(db, page, { ...look, receipt }),
      }
    },
    returnableOf: (visitor, receipt) => readOrderReturnable(db, visitor, receipt, now()),
  }
}

/** The page of a customer's own order, with the sections of returns and withdrawals. */
export function ownOrderPage(
  db: Db,
  now: () => number,
): Readonly<Record<string, ReturnType<typeof drawOrder>>> {
  return {
    [ORDER_PATH]: drawOrder({
      ...{ db, now, partsOf: ownOrderParts(db) },
      partsToRead: (page, orderId) => approvalParts(db, { page, orderId, isOwn: false }),
    }),
  }
}

async function approvalParts(
  db: Db,
  { page, orderId, isOwn }: { page: PageContext; orderId: string; isOwn: boolean },
) {
  const order = await readOrderApproval(db, orderId)
  if (!order) return []
  return [{ key: 'approval', isFirst: true, section: approvalSection({ page, order, isOwn }) }]
}

function ownOrderParts(db: Db): OrderPageOptions['partsOf'] {
  return async (page, own, now) => {
    const { receipt } = own
    const look = { now, key: undefined }
    const withdrawal = await readOrderWithdrawal({ db, shop: page.shop }, receipt, look)
    const returns = await readOrderReturns({ db, shop: page.shop }, receipt, now)
    const context = { receipt, frame: 'account', key: undefined } as const
    return [
      ...(await approvalParts(db, { page, orderId: receipt.orderId, isOwn: true })),
      { key: 'reviews', section: await orderReviews(db, page, own) },
      {
        key: 'returns',
        isFirst: returns.isUnderWay,
        section: orderReturns(page, context, returns),
      },
      { key: 'withdrawal', section: receiptWithdrawal(page, receipt, withdrawal) },
    ]
  }
}
