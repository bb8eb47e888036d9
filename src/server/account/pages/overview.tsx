import { ACCOUNT_PATH } from '../../platform/shop-paths.ts'
import type { AccountContent } from './account-frame.tsx'
import type { AccountRequest } from './account-page-routes.ts'

/** What a customer comes for first. */
export async function drawOverview({ page, customer }: AccountRequest): Promise<AccountContent> {
  const { name = '', company } = page.visitor
  const who = company ? `${name}, ${company}` : name
  return {
    path: ACCOUNT_PATH,
    body: <p>{page.t('account.who', { name: who, email: customer.email })}</p>,
  }
}
