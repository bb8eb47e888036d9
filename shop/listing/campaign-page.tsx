import type { CatalogueSite } from '../catalogue/site.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { ListingBody } from './listing-body.tsx'
import { ListingHead } from './listing-head.tsx'

interface CampaignView {
  readonly list: FacetedList
  readonly running: CatalogueSite['campaigns']
}

export function campaignPage(page: PageContext, { list, running }: CampaignView): PageContent {
  const title = page.t('page.campaigns')
  const lead = page.t('page.campaigns.text')
  return {
    title,
    description: lead,
    listing: { campaignPage: true },
    crumbs: [{ name: title }],
    look: 'list',
    main: drawPage(
      page,
      <>
        <ListingHead title={title} lead={lead} />
        {running.length > 0 && <Running page={page} running={running} />}
        <ListingBody page={page} list={list} label={title} />
      </>,
    ),
  }
}

interface RunningProps extends Pick<CampaignView, 'running'> {
  readonly page: PageContext
}

function Running({ page: { t, language, shop }, running }: RunningProps) {
  return (
    <ul className="shop-running">
      {running.map(({ id, name, endsAt }) => (
        <li key={id}>
          <strong>{name}</strong>{' '}
          {t('page.campaigns.until', { time: shop.dateTime(endsAt, language) })}
        </li>
      ))}
    </ul>
  )
}
