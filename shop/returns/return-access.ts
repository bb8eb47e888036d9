import { returnSchema } from '../../src/contract/returns.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'
import { ACCOUNT_RETURN_PATH, LABEL_PATH, ORDER_RETURN_PATH } from './return-context.ts'

const call = {
  method: 'POST',
  access: 'anyone',
  csrf: 'token',
  cache: 'never',
  schema: returnSchema,
} as const

/** A return needs proof of its order: a login, a session or the mail's link. */
export const returnAccess: readonly AccessRule[] = [
  { ...call, path: '/api/returns' },
  { ...call, path: '/api/returns/quote' },
  ...pageLines('GET', ORDER_RETURN_PATH, 'anyone'),
  ...pageLines('POST', ORDER_RETURN_PATH, 'anyone'),
  ...pageLines('GET', LABEL_PATH, 'anyone'),
  ...pageLines('GET', ACCOUNT_RETURN_PATH),
  ...pageLines('POST', ACCOUNT_RETURN_PATH),
]
