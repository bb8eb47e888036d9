import type { ReactNode } from 'react'
import { CONSENT_PATH } from '../../../src/model/consent.ts'
import { PageSection } from '../../../src/ui/page-section.tsx'
import { RecentlyViewedSection } from '../../../src/ui/products/recently-viewed-section.tsx'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PageForm } from '../../platform/pages/page-form.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import type { CardView } from '../cards/card-view.ts'
import { Waiting, WayToProducts } from './device-list.tsx'

interface RecentlyViewed {
  readonly cards: readonly CardView[]
  /** Whether only the visitor's device knows what was looked at. */
  readonly isWaiting: boolean
  /** Products for a visitor who has looked at none. */
  readonly suggested: ReactNode
}

export function recentlyViewedPage(page: PageContext, view: RecentlyViewed): PageContent {
  const title = page.t('seen.title')
  return {
    title,
    crumbs: [{ name: title }],
    isPrivate: true,
    main: drawPage(
      page,
      <seen-list listurl={linkTo(page, RECENTLY_VIEWED_PATH)}>
        {view.isWaiting ? <Wait page={page} /> : <Goods page={page} view={view} />}
        <template>
          <Empty page={page} />
        </template>
      </seen-list>,
    ),
  }
}

interface GoodsProps {
  readonly page: PageContext
  readonly view: RecentlyViewed
}

/** Without script, what clears them clears what the account remembers. */
function Goods({ page, view: { cards, suggested } }: GoodsProps) {
  const ids = cards.map((it) => it.code).join()
  if (cards.length === 0) {
    return (
      <RecentlyViewedSection ids={ids}>
        <Empty page={page} />
        {suggested}
      </RecentlyViewedSection>
    )
  }
  const form = (button: ReactNode) => (
    <PageForm page={page} path={RECENTLY_VIEWED_PATH}>
      {button}
    </PageForm>
  )
  return (
    <RecentlyViewedSection ids={ids} form={form}>
      <CardGrid page={page} cards={cards} level={2} />
    </RecentlyViewedSection>
  )
}

function Wait({ page }: { readonly page: PageContext }) {
  return (
    <PageSection id="seen" heading={page.t('seen.title')} level={1}>
      <Waiting page={page} words={page.t('seen.busy')} withoutScript={page.t('seen.noscript')} />
    </PageSection>
  )
}

function Empty({ page }: { readonly page: PageContext }) {
  const isRemembered = page.recentlyViewedMode === 'idle'
  return (
    <div className="shop-none">
      <p className="shop-lead">{page.t('seen.none')}</p>
      {!isRemembered && (
        <p>
          {page.t('seen.none.text')}{' '}
          <a href={linkTo(page, CONSENT_PATH)}>{page.t('seen.choose')}</a>
        </p>
      )}
      <WayToProducts page={page} />
    </div>
  )
}
