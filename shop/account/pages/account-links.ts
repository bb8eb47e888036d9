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
  {
    path: ORDERS_PATH,
    textKey: 'account.orders',
    about: 'account.orders.about',
    audience: 'customer',
  },
  {
    path: OWN_QUOTATIONS_PATH,
    textKey: 'account.quotations',
    about: 'account.quotations.about',
    audience: 'customer',
  },
  {
    path: ORDER_LISTS_PATH,
    textKey: 'account.orderlists',
    about: 'account.orderlists.about',
    audience: 'company',
  },
  {
    path: APPROVALS_PATH,
    textKey: 'account.approvals',
    about: 'account.approvals.about',
    audience: 'company',
  },
  {
    path: LIST_PATHS.addresses,
    textKey: 'account.addresses',
    about: 'account.addresses.about',
    audience: 'customer',
  },
  {
    path: LIST_PATHS.persons,
    textKey: 'account.people',
    about: 'account.people.about',
    audience: 'company',
  },
  {
    path: LIMITS_PATH,
    textKey: 'account.limits',
    about: 'account.limits.about',
    audience: 'company',
  },
  {
    path: PROFILE_PATH,
    textKey: 'account.profile',
    about: 'account.profile.about',
    audience: 'customer',
  },
  {
    path: SECURITY_PATH,
    textKey: 'security',
    about: 'security.about',
    audience: 'customer',
  },
  {
    path: PRIVACY_PATH,
    textKey: 'account.privacy',
    about: 'account.privacy.about',
    audience: 'customer',
  },
]
