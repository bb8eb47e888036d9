import { LIST_PATHS } from '../../../src/model/account-lists.ts'
import {
  ACCOUNT_PATH,
  APPROVALS_PATH,
  LIMITS_PATH,
  ORDER_LISTS_PATH,
  ORDERS_PATH,
  OWN_QUOTATIONS_PATH,
} from '../../paths/shop-paths.ts'
import { PRIVACY_PATH, PROFILE_PATH, SECURITY_PATH } from '../customers/paths.ts'

/** A page of the account that is listed in its navigation. */
export interface AccountLink {
  /** The path without the prefixes of language and storefront. */
  readonly path: string
  /** The text key of its name in the navigation and its heading. */
  readonly textKey: string
  /** The text key of its description on the overview. */
  readonly about?: string
  /** `company`: only for customers who buy for a company. */
  readonly audience: 'customer' | 'company'
}

/** The pages of the account, in the order of the navigation. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { path: ACCOUNT_PATH, textKey: 'account.overview', audience: 'customer' },
  link(ORDERS_PATH, 'account.orders', 'account.orders.about'),
  link(OWN_QUOTATIONS_PATH, 'account.quotations', 'account.quotations.about'),
  link(ORDER_LISTS_PATH, 'account.orderlists', 'account.orderlists.about', 'company'),
  link(APPROVALS_PATH, 'account.approvals', 'account.approvals.about', 'company'),
  link(LIST_PATHS.addresses, 'account.addresses', 'account.addresses.about'),
  link(LIST_PATHS.persons, 'account.people', 'account.people.about', 'company'),
  link(LIMITS_PATH, 'account.limits', 'account.limits.about', 'company'),
  link(PROFILE_PATH, 'account.profile', 'account.profile.about'),
  link(SECURITY_PATH, 'security', 'security.about'),
  link(PRIVACY_PATH, 'account.privacy', 'account.privacy.about'),
]

function link(
  path: string,
  textKey: string,
  about: string,
  audience: AccountLink['audience'] = 'customer',
): AccountLink {
  return { path, textKey, about, audience }
}
