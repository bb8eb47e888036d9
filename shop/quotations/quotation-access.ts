import { quotationSchema } from '../../src/contract/quotation.ts'
import { OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { pageLines } from '../platform/pages/page-lines.ts'

/** The page of a quotation that was requested without a login; its forms post to addresses below it. */
export const ONE_QUOTATION_PATH = `${QUOTATION_PATH}/:id`

/** The page of a customer's own quotation, behind the login. */
export const OWN_QUOTATION_PATH = `${OWN_QUOTATIONS_PATH}/:id`

/** A customer's decisions about a quotation: the last part of a form's address. */
export const DECISIONS = ['accepted', 'declined'] as const

/** Adds an offer's articles to the list of a new request. */
export const AGAIN = 'again'

/**
 * Anyone can request a quotation; only the person who requested it sees the answer, by a login, a
 * session or the mail's link.
 */
export const quotationAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: '/api/quotation',
    access: 'anyone',
    csrf: 'token',
    cache: 'never',
    schema: quotationSchema,
    elsewhere: 'products',
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

export type Decision = (typeof DECISIONS)[number]
