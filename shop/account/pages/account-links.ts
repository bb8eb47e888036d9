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

/** A page of the account that its navigation names. */
export interface AccountLink {
  /** Without the prefixes of language and storefront. */
  readonly path: string
  /** Its name: in the navigation, and as its heading. */
  readonly textKey: string
  /** Key of what it is for, in a line on the overview. */
  readonly about?: string
  /** `company`: there for those alone who buy for one. */
  readonly audience: 'customer' | 'company'
}

/** The pages of the account, in the order of its navigation. */
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
