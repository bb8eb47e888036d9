import type { AccessRule } from '../../platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../../platform/pages/prefixes.ts'
import { ADDRESSES_PATH, PEOPLE_PATH } from '../lists/paths.ts'
import { PASSKEYS_PATH, SECOND_STEP_PATH, SECURITY_PATH } from '../paths.ts'
import { PRIVACY_FORMS } from '../privacy/paths.ts'
import { NEW_EMAIL_PATH, PROFILE_PATH } from '../profile/paths.ts'
import { ACCOUNT_LINKS } from './account-links.ts'
import { ORDER_PATH } from './order-page.tsx'

/** The lines of a page of the account, or of a form, for each storefront and language. */
export function accountLines(
  method: 'GET' | 'POST',
  path: string,
  access: AccessRule['access'] = 'customer',
): AccessRule[] {
  const csrf = method === 'GET' ? 'none' : 'token'
  const line = { method, access, csrf, cache: 'never', page: true } as const
  return PAGE_PREFIXES.map((prefix) => ({ ...line, path: prefix + path }))
}

/** The lines of all pages and forms of the account. */
export const accountPagesAccess: readonly AccessRule[] = [
  ...ACCOUNT_LINKS.flatMap(({ path, audience }) => accountLines('GET', path, audience)),
  ...accountLines('GET', ORDER_PATH),
  ...accountLines('POST', PROFILE_PATH),
  ...accountLines('POST', NEW_EMAIL_PATH),
  ...accountLines('POST', `${SECURITY_PATH}/password`),
  ...accountLines('POST', `${SECURITY_PATH}/elsewhere`),
  ...accountLines('POST', `${SECURITY_PATH}/login`),
  ...accountLines('GET', PASSKEYS_PATH),
  ...['begin', 'add', 'remove'].flatMap((form) => accountLines('POST', `${PASSKEYS_PATH}/${form}`)),
  ...accountLines('GET', SECOND_STEP_PATH),
  ...['begin', 'confirm', 'codes', 'off'].flatMap((form) =>
    accountLines('POST', `${SECOND_STEP_PATH}/${form}`),
  ),
  ...['save', 'remove'].flatMap((form) => [
    ...accountLines('POST', `${ADDRESSES_PATH}/${form}`),
    ...accountLines('POST', `${PEOPLE_PATH}/${form}`, 'company'),
  ]),
  ...PRIVACY_FORMS.flatMap((path) => accountLines('POST', path)),
]
