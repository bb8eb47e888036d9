import type { DrawAccountPage } from '../account/pages/account-page-routes.ts'
import { drawOrder, ORDER_PATH, type OrderPageOptions } from '../account/pages/order-page.tsx'
import { drawOrders } from '../account/pages/orders-page.tsx'
import { drawOverview } from '../account/pages/overview.tsx'
import type { Db } from '../platform/db/schema.ts'
import { ACCOUNT_PATH, ORDERS_PATH } from '../platform/shop-paths.ts'
import { orderListPages } from '../quick-order/order-lists-page.tsx'
import { ownQuotationPages } from '../quotations/own-quotations.tsx'
import { readOrderReturns } from '../returns/order-returns.ts'
import { orderReturns } from '../returns/order-returns-section.tsx'
import { readOrderWithdrawal } from '../withdrawals/order-withdrawal.ts'
import { receiptWithdrawal } from '../withdrawals/receipt-withdrawal.tsx'

interface Given {
  readonly db: Db
  readonly now: () => number
}

/** What draws each page of the account. */
export function accountPages({ db, now }: Given): Readonly<Record<string, DrawAccountPage>> {
  return {
    [ACCOUNT_PATH]: drawOverview({ db, now }),
    [ORDERS_PATH]: drawOrders({ db, now }),
    [ORDER_PATH]: drawOrder({ db, now, partsOf: ownOrderParts(db) }),
    ...ownQuotationPages({ db, now }),
    ...orderListPages({ db }),
  }
}

/** What returns and withdrawals say on the page of a customer's own order. */
function ownOrderParts(db: Db): OrderPageOptions['partsOf'] {
  return async (page, receipt, now) => {
    const look = { now, key: undefined }
    const withdrawal = await readOrderWithdrawal({ db, shop: page.shop }, receipt, look)
    const returns = await readOrderReturns({ db, shop: page.shop }, receipt, now)
    const place = { receipt, frame: 'account', key: undefined } as const
    return [
      { key: 'returns', section: orderReturns(page, place, returns) },
      { key: 'withdrawal', section: receiptWithdrawal(page, receipt, withdrawal) },
    ]
  }
}
