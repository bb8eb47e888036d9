import type { ReactNode } from 'react'
import { CONSENT_PATH } from '../../../src/model/consent.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { PageSection } from '../../../src/ui/page-section.tsx'
import { FavouriteButton } from '../../../src/ui/products/favourite-button.tsx'
import { RecentlyViewedSection } from '../../../src/ui/products/recently-viewed-section.tsx'
import { UnavailableSection } from '../../../src/ui/products/unavailable-section.tsx'
import { FAVOURITES_PATH, RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { loginUrlBack } from '../../platform/pages/login-url.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PageForm } from '../../platform/pages/page-form.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import type { LoadedList } from './load-list.ts'

export interface ListView extends LoadedList {
  /** Whether the list is only on the visitor's device. */
  readonly isOnDevice: boolean
  /** Suggestions if the list is empty. */
  readonly suggested: ReactNode
}

interface ListProps {
  readonly page: PageContext
  readonly view: ListView
}

export function favouritesPage(page: PageContext, view: ListView): PageContent {
  const title = page.t('favourite.title')
  return listPage(
    page,
    title,
    <div className="shop-favourites">
      <h1>{title}</h1>
      <favourite-list listurl={linkTo(page, FAVOURITES_PATH)}>
        {view.isOnDevice ? (
          <div className="shop-favourites__wait">
            <Waiting page={page} busy="favourite.list.busy" noScript="favourite.noscript" />
          </div>
        ) : (
          <Favourites page={page} view={view} />
        )}
        <template>
          <NoFavourites page={page} />
        </template>
      </favourite-list>
    </div>,
  )
}

export function recentlyViewedPage(page: PageContext, view: ListView): PageContent {
  const title = page.t('seen.title')
  return listPage(
    page,
    title,
    <seen-list listurl={linkTo(page, RECENTLY_VIEWED_PATH)}>
      {view.isOnDevice ? (
        <PageSection id="seen" heading={title} level={1}>
          <Waiting page={page} busy="seen.busy" noScript="seen.noscript" />
        </PageSection>
      ) : (
        <RecentlyViewed page={page} view={view} />
      )}
      <template>
        <NoneViewed page={page} />
      </template>
    </seen-list>,
  )
}

function listPage(page: PageContext, title: string, main: ReactNode): PageContent {
  return { title, crumbs: [{ name: title }], isPrivate: true, main: drawPage(page, main) }
}

/** States its products, for the element that takes over. */
function Favourites({ page, view: { cards, unavailable, suggested } }: ListProps) {
  const ids = [...cards, ...unavailable].map((it) => it.code).join()
  return (
    <>
      <div data-favourites={ids}>
        {ids === '' && <NoFavourites page={page} />}
        {cards.length > 0 && (
          <CardGrid page={page} cards={cards} level={2} eager={4} areFavourites={true} />
        )}
        {suggested}
      </div>
      <UnavailableSection
        products={unavailable.map(({ code, name, isOn }) => ({
          productId: code,
          name,
          words: page.t(isOn ? 'favourite.gone.here' : 'favourite.gone.off', { name }),
        }))}
        heart={({ productId, name }) => (
          <FavouriteButton productId={productId} name={name} isFavourite={true} />
        )}
      />
    </>
  )
}

/** The same; without script, its button clears the account's list. */
function RecentlyViewed({ page, view: { cards, suggested } }: ListProps) {
  const form = (button: ReactNode) => (
    <PageForm page={page} path={RECENTLY_VIEWED_PATH}>
      {button}
    </PageForm>
  )
  return (
    <RecentlyViewedSection
      ids={cards.map((it) => it.code).join()}
      form={cards.length > 0 ? form : undefined}
    >
      {cards.length > 0 ? (
        <CardGrid page={page} cards={cards} level={2} />
      ) : (
        <NoneViewed page={page} />
      )}
      {suggested}
    </RecentlyViewedSection>
  )
}

interface WaitingProps {
  readonly page: PageContext
  /** Keys of texts. Without script, an account's list can be displayed, but not a device's. */
  readonly busy: string
  readonly noScript: string
}

/** Shown until the element displays the list of the device. */
function Waiting({ page, busy, noScript }: WaitingProps) {
  return (
    <>
      <p className="shop-lead" data-wait="">
        {page.t(busy)}
      </p>
      <noscript>
        <p>{page.t(noScript)}</p>
        <p>
          <a href={loginUrlBack(page)}>{page.t('login.submit')}</a>
        </p>
      </noscript>
    </>
  )
}

function NoFavourites({ page }: Pick<ListProps, 'page'>) {
  const { t, viewer } = page
  return (
    <Empty page={page} lead={t('favourite.none')}>
      <p>{t(viewer.isAuthenticated ? 'favourite.none.account' : 'favourite.none.text')}</p>
    </Empty>
  )
}

function NoneViewed({ page }: Pick<ListProps, 'page'>) {
  const isRemembered = page.consentWake === 'idle'
  return (
    <Empty page={page} lead={page.t('seen.none')}>
      {!isRemembered && (
        <p>
          {page.t('seen.none.text')}{' '}
          <a href={linkTo(page, CONSENT_PATH)}>{page.t('seen.choose')}</a>
        </p>
      )}
    </Empty>
  )
}

interface EmptyProps {
  readonly page: PageContext
  readonly lead: string
  readonly children: ReactNode
}

/** Links from an empty list to all products. */
function Empty({ page, lead, children }: EmptyProps) {
  return (
    <div className="shop-none">
      <p className="shop-lead">{lead}</p>
      {children}
      <p>
        <ButtonLink look="primary" href={linkTo(page, '/search')}>
          {page.t('favourite.none.shop')}
        </ButtonLink>
      </p>
    </div>
  )
}
