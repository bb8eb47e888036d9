import { html } from '../platform/html/html.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { listingBody } from './listing-body.ts'

export function campaignPage(page: PageContext, list: FacetedList): PageContent {
  const title = page.t('page.campaigns')
  return {
    title,
    description: page.t('page.campaigns.text'),
    listing: { campaignPage: true },
    crumbs: [{ name: title }],
    main: html`<header class="shop-listing-head"><h1>${title}</h1><p class="shop-lead">${page.t('page.campaigns.text')}</p></header>${listingBody(page, list, { label: title })}`,
  }
}
