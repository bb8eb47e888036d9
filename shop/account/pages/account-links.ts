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
  link(ORDERS_PATH, 'account.orders'),
  link(OWN_QUOTATIONS_PATH, 'account.quotations'),
  link(ORDER_LISTS_PATH, 'account.orderlists', 'company'),
  link(APPROVALS_PATH, 'account.approvals', 'company'),
  link(LIST_PATHS.addresses, 'account.addresses'),
  link(LIST_PATHS.persons, 'account.people', 'company'),
  link(LIMITS_PATH, 'account.limits', 'company'),
  link(PROFILE_PATH, 'account.profile'),
  link(SECURITY_PATH, 'security'),
  link(PRIVACY_PATH, 'account.privacy'),
]

function link(
  path: string,
  textKey: string,
  audience: AccountLink['audience'] = 'customer',
): AccountLink {
  return { path, textKey, about: `${textKey}.about`, audience }
}
