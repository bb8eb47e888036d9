import { FAVOURITE_COUNT_COOKIE, readFavouriteCount } from '../../src/model/visitor-lists.ts'
import { storedConsent } from '../consents/consent-cookie.ts'
import type { Layout } from '../platform/pages/present.ts'
import { readQuotationCount } from '../quotations/quotation-count.ts'
import { document } from './document.tsx'
import { personalParts } from './personal.tsx'

/** What stands around the content of every page of the shop. */
export const layout: Layout = {
  document,
  personalParts,
  readCookies: (request) => ({
    quotations: readQuotationCount(request),
    favourites: readFavouriteCount(request.cookies[FAVOURITE_COUNT_COOKIE]),
    recentlyViewedMode: storedConsent(request)?.preferences ? 'idle' : 'consent',
  }),
}
