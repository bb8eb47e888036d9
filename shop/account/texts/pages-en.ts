import type { accountPagesSv } from './pages-sv.ts'

/** Texts of the account's pages, in English. */
export const accountPagesEn: Record<keyof typeof accountPagesSv, string> = {
  'account.overview': 'Overview',
  'account.latest': 'Latest order',
  'account.orders': 'Orders',
  'account.orders.about': 'Status, receipts, tracking and buying again.',
  'account.orders.none': 'You have not ordered anything yet.',
  'account.who': 'You are logged in as {name}, {email}.',
  'account.expired':
    'You have been logged out. What you typed is still here, but for passwords and codes: log in in a new tab, come back and go on.',
}
