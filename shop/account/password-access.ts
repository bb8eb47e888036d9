import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginCodeSchema,
} from '../../src/contract/user.ts'
import { PAGE_PREFIXES } from '../platform/pages/page-lines.ts'
import {
  CHANGE_EMAIL_PATH,
  CODE_PATH,
  FORGOT_PATH,
  PASSKEY_LOGIN_PATH,
  PASSWORD_PATH,
  RECEIPT_ACCOUNT_PATH,
  STOP_EMAIL_PATH,
} from './customers/paths.ts'

const page = { access: 'anyone', cache: 'never', page: true } as const

/** The access rules for the two links of a change of address, which require no login. */
const emailChangeAccess = PAGE_PREFIXES.flatMap((prefix) =>
  [CHANGE_EMAIL_PATH, STOP_EMAIL_PATH].flatMap((path) => [
    { ...page, method: 'GET', csrf: 'none', path: prefix + path } as const,
    { ...page, method: 'POST', csrf: 'token', origin: 'hidden', path: prefix + path } as const,
  ]),
)

const write = { method: 'POST', access: 'anyone', csrf: 'token', cache: 'never' } as const
const read = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'never', page: true } as const

/** The access rules of accounts and their passwords. */
export const passwordAccess = [
  ...emailChangeAccess,
  { ...write, path: '/api/user/login/code', schema: loginCodeSchema },
  { ...write, path: '/api/user/changepassword', schema: changePasswordSchema },
  { ...write, path: '/api/user/forgotpassword', schema: forgotPasswordSchema },
  ...PAGE_PREFIXES.flatMap((prefix) => [
    { ...write, path: prefix + CODE_PATH, page: true } as const,
    { ...write, path: prefix + PASSKEY_LOGIN_PATH, page: true } as const,
    { ...read, path: prefix + PASSWORD_PATH },
    { ...read, path: prefix + FORGOT_PATH },
    { ...write, path: prefix + PASSWORD_PATH, page: true, origin: 'hidden' } as const,
    { ...write, path: prefix + FORGOT_PATH, page: true, origin: 'hidden' } as const,
    { ...write, path: prefix + RECEIPT_ACCOUNT_PATH, page: true } as const,
  ]),
]
