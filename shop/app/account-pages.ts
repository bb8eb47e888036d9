import type { DrawAccountPage } from '../account/pages/account-page-routes.ts'
import { drawOrders } from '../account/pages/orders-page.tsx'
import { drawOverview } from '../account/pages/overview.tsx'
import { ACCOUNT_PATH, ORDERS_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { ownQuotationPages } from '../quotations/own-quotations.tsx'
import { ownOrderPage } from './order-parts.ts'

interface AccountPageSources {
  readonly db: Db
  readonly now: () => number
}

/** The functions that draw the pages of the account. */
export function accountPages({
  db,
  now,
}: AccountPageSources): Readonly<Record<string, DrawAccountPage>> {
  return {
    [ACCOUNT_PATH]: drawOverview({ db, now }),
    [ORDERS_PATH]: drawOrders({ db, now }),
    ...ownOrderPage(db, now),
    ...ownQuotationPages({ db, now }),
  }
}
