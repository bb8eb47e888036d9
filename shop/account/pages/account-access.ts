import { LIST_PATHS } from '../../../src/model/account-lists.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { pageLines } from '../../platform/pages/page-lines.ts'
import {
  NEW_EMAIL_PATH,
  PASSKEYS_PATH,
  PRIVACY_FORMS,
  PROFILE_PATH,
  SECOND_STEP_PATH,
  SECURITY_PATH,
} from '../customers/paths.ts'
import { ACCOUNT_LINKS } from './account-links.ts'
import { ORDER_PATH } from './order-page.tsx'

/** The access rules of all pages and forms of the account. */
export const accountPagesAccess: readonly AccessRule[] = [
  ...ACCOUNT_LINKS.flatMap(({ path, audience }) => pageLines('GET', path, audience)),
  ...pageLines('GET', ORDER_PATH),
  ...pageLines('POST', PROFILE_PATH),
  ...pageLines('POST', NEW_EMAIL_PATH),
  ...pageLines('POST', `${SECURITY_PATH}/password`),
  ...pageLines('POST', `${SECURITY_PATH}/elsewhere`),
  ...pageLines('POST', `${SECURITY_PATH}/login`),
  ...pageLines('GET', PASSKEYS_PATH),
  ...['begin', 'add', 'remove'].flatMap((form) => pageLines('POST', `${PASSKEYS_PATH}/${form}`)),
  ...pageLines('GET', SECOND_STEP_PATH),
  ...['begin', 'confirm', 'codes', 'off'].flatMap((form) =>
    pageLines('POST', `${SECOND_STEP_PATH}/${form}`),
  ),
  ...['save', 'remove'].flatMap((form) => [
    ...pageLines('POST', `${LIST_PATHS.addresses}/${form}`),
    ...pageLines('POST', `${LIST_PATHS.persons}/${form}`, 'company'),
  ]),
  ...PRIVACY_FORMS.flatMap((path) => pageLines('POST', path)),
]
