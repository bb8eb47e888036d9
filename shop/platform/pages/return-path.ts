import { safeUrl } from '../../../src/model/url.ts'
import { linkTo, type PageContext } from './page-context.ts'

/** Enough for a link to a hundred articles. */
const MAX_LENGTH = 4000
const BASE = 'http://shop.invalid/'

/**
 * A path of this shop to return to. Anything else becomes the home page, as do calls and files.
 */
export function readReturnPath(
  value: unknown,
  page: Pick<PageContext, 'language' | 'storefront'>,
): string {
  const home = linkTo(page, '/')
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/')) return home
  const path = safeUrl(value, BASE) ?? ''
  const isPage = /^\/(?!\/|(?:api|ui|ui-lite|images)\/)/.test(path)
  return isPage ? path : home
}
