import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

/** The target of an empty cart's link, and its text where that is not the new products. */
export interface EmptyCartLink {
  readonly shopUrl: string
  readonly shopLabel: string | undefined
}

export function emptyCartLink(
  page: Pick<PageContext, 'language' | 'storefront' | 'hasNews' | 't'>,
): EmptyCartLink {
  if (page.hasNews) return { shopUrl: linkTo(page, '/search?sort=newest'), shopLabel: undefined }
  return { shopUrl: linkTo(page, '/search'), shopLabel: page.t('page.home.range.all') }
}

/** The same link as attributes of elements. */
export function emptyCartAttributes({ shopUrl, shopLabel }: EmptyCartLink) {
  return { shopurl: shopUrl, ...(shopLabel !== undefined && { shoplabel: shopLabel }) }
}
