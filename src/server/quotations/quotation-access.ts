import { quotationSchema } from '../../contract/quotation.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../platform/pages/prefixes.ts'
import { QUOTATION_PATH } from '../platform/shop-paths.ts'
import { DECISIONS, ONE_QUOTATION_PATH, OWN_QUOTATION_PATH } from './paths.ts'

function lines(
  method: 'GET' | 'POST',
  path: string,
  access: AccessRule['access'] = 'customer',
): AccessRule[] {
  const csrf = method === 'GET' ? 'none' : 'token'
  const line = { method, access, csrf, cache: 'never', page: true } as const
  return PAGE_PREFIXES.map((prefix) => ({ ...line, path: prefix + path }))
}

/** Anybody asks; what the shop answers is for who asked, by a login, a session or the mail's link. */
export const quotationAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: '/api/quotation',
    access: 'anyone',
    csrf: 'token',
    cache: 'never',
    schema: quotationSchema,
  },
  ...lines('GET', QUOTATION_PATH, 'anyone'),
  ...['', '/add', '/cart'].flatMap((form) => lines('POST', `${QUOTATION_PATH}${form}`, 'anyone')),
  ...lines('GET', ONE_QUOTATION_PATH, 'anyone'),
  ...lines('GET', OWN_QUOTATION_PATH),
  ...DECISIONS.flatMap((it) => [
    ...lines('POST', `${ONE_QUOTATION_PATH}/${it}`, 'anyone'),
    ...lines('POST', `${OWN_QUOTATION_PATH}/${it}`),
  ]),
]
