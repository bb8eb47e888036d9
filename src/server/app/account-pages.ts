import type { DrawAccountPage } from '../account/pages/account-page-routes.ts'
import { drawOverview } from '../account/pages/overview.tsx'
import { ACCOUNT_PATH } from '../platform/shop-paths.ts'

/** What draws each page of the account. */
export function accountPages(): Readonly<Record<string, DrawAccountPage>> {
  return { [ACCOUNT_PATH]: drawOverview }
}
