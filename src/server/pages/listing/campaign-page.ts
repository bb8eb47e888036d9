import { html } from '../html.ts'
import type { PageContent } from '../layout/page-content.ts'
import { type PageContext, seesPrices } from '../page-context.ts'
import type { CardView } from '../parts/card-view.ts'
import { type ListingWish, pager, sortForm } from './listing-controls.ts'
import { productList } from './product-list.ts'

export interface CampaignPage {
  readonly cards: readonly CardView[]
  readonly total: number
  readonly wish: ListingWish
}

export function campaignPage(page: PageContext, { cards, total, wish }: CampaignPage): PageContent {
  const title = page.t('page.campaigns')
  return {
    title,
    description: page.t('page.campaigns.text'),
    crumbs: [{ name: title }],
    main: html`<header class="shop-listing-head"><h1>${title}</h1><p class="shop-lead">${page.t('page.campaigns.text')}</p></header><div class="shop-listing-bar"><p class="shop-count">${page.t('page.count', { n: total })}</p>${sortForm(page, wish, seesPrices(page))}</div>${productList(page, cards, title)}${pager(page, wish, total)}`,
  }
}
