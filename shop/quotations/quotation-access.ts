import { quotationSchema } from '../../src/contract/quotation.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'
import { QUOTATION_PATH } from '../platform/shop-paths.ts'
import { AGAIN, DECISIONS, ONE_QUOTATION_PATH, OWN_QUOTATION_PATH } from './paths.ts'

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
  ...pageLines('GET', QUOTATION_PATH, 'anyone'),
  ...['', '/add', '/cart'].flatMap((form) =>
    pageLines('POST', `${QUOTATION_PATH}${form}`, 'anyone'),
  ),
  ...pageLines('GET', ONE_QUOTATION_PATH, 'anyone'),
  ...pageLines('GET', OWN_QUOTATION_PATH),
  ...[...DECISIONS, AGAIN].flatMap((it) => [
    ...pageLines('POST', `${ONE_QUOTATION_PATH}/${it}`, 'anyone'),
    ...pageLines('POST', `${OWN_QUOTATION_PATH}/${it}`),
  ]),
]
