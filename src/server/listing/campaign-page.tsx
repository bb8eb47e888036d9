import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { ListingBody } from './listing-body.tsx'
import { ListingHead } from './listing-head.tsx'

export function campaignPage(page: PageContext, list: FacetedList): PageContent {
  const title = page.t('page.campaigns')
  const lead = page.t('page.campaigns.text')
  return {
    title,
    description: lead,
    listing: { campaignPage: true },
    crumbs: [{ name: title }],
    main: drawPage(
      page,
      <>
        <ListingHead title={title} lead={lead} />
        <ListingBody page={page} list={list} label={title} />
      </>,
    ),
  }
}
