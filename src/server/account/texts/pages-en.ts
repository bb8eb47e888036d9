import type { accountPagesSv } from './pages-sv.ts'

/** Texts of the account's pages, in English. */
export const accountPagesEn: Record<keyof typeof accountPagesSv, string> = {
  'account.overview': 'Overview',
  'account.who': 'You are logged in as {name}, {email}.',
}
