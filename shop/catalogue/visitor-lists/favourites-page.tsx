import type { ReactNode } from 'react'
import { UnavailableSection } from '../../../src/ui/products/unavailable-section.tsx'
import { FAVOURITES_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import { FavouriteButton } from '../cards/favourite-button.tsx'
import { Waiting, WayToProducts } from './device-list.tsx'
import type { Marked } from './load-stored.ts'

interface FavouritesView extends Marked {
  /** Whether only the visitor's device knows what is marked. */
  readonly isOnDeviceOnly: boolean
  /** Products for a visitor who has marked none. */
  readonly suggested: ReactNode
}

interface GoodsProps {
  readonly page: PageContext
  readonly view: FavouritesView
}

export function favouritesPage(page: PageContext, view: FavouritesView): PageContent {
  const title = page.t('favourite.title')
  return {
    title,
    crumbs: [{ name: title }],
    isPrivate: true,
    main: drawPage(
      page,
      <div className="shop-favourites">
        <h1>{title}</h1>
        <favourite-list listurl={linkTo(page, FAVOURITES_PATH)}>
          <Goods page={page} view={view} />
          <template>
            <Empty page={page} />
          </template>
        </favourite-list>
      </div>,
    ),
  }
}

/** Says which products it shows, for the element that takes it over. */
function Goods({ page, view: { cards, gone, isOnDeviceOnly, suggested } }: GoodsProps) {
  if (isOnDeviceOnly) {
    return (
      <div className="shop-favourites__wait">
        <Waiting
          page={page}
          words={page.t('favourite.list.busy')}
          withoutScript={page.t('favourite.noscript')}
        />
      </div>
    )
  }
  const ids = [...cards, ...gone].map((it) => it.code).join()
  return (
    <>
      <div data-favourites={ids}>
        {ids === '' && <Empty page={page} />}
        {cards.length > 0 && (
          <CardGrid page={page} cards={cards} level={2} eager={4} areFavourites={true} />
        )}
        {ids === '' && suggested}
      </div>
      <Gone page={page} gone={gone} />
    </>
  )
}

function Empty({ page }: { readonly page: PageContext }) {
  return (
    <div className="shop-none">
      <p className="shop-lead">{page.t('favourite.none')}</p>
      <p>
        {page.t(page.viewer.isAuthenticated ? 'favourite.none.account' : 'favourite.none.text')}
      </p>
      <WayToProducts page={page} />
    </div>
  )
}

function Gone({ page, gone }: { readonly page: PageContext } & Pick<Marked, 'gone'>) {
  return (
    <UnavailableSection
      products={gone.map(({ code, name, isOn }) => ({
        productId: code,
        name,
        words: page.t(isOn ? 'favourite.gone.here' : 'favourite.gone.off', { name }),
      }))}
      heart={({ productId, name }) => (
        <FavouriteButton page={page} product={{ code: productId, name }} isMarked={true} />
      )}
    />
  )
}
