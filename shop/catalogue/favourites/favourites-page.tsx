import type { ReactNode } from 'react'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { FAVOURITES_PATH } from '../../platform/shop-paths.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import { FavouriteButton } from '../cards/favourite-button.tsx'
import { WayToGoods, WithoutScript } from '../device-list.tsx'
import type { Marked } from './load-marked.ts'

interface FavouritesView extends Marked {
  /** Whether only the visitor's device knows what is marked. */
  readonly isOnDeviceOnly: boolean
  /** Products for a visitor who has marked none. */
  readonly suggested: ReactNode
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
        </favourite-list>
      </div>,
    ),
  }
}

interface GoodsProps {
  readonly page: PageContext
  readonly view: FavouritesView
}

/** Says which products it shows, for the element that takes it over. */
function Goods({ page, view }: GoodsProps) {
  const { cards, gone, isOnDeviceOnly, suggested } = view
  const ids = [...cards, ...gone].map((it) => it.code).join()
  if (isOnDeviceOnly) return <Wait page={page} />
  return (
    <div data-favourites={ids}>
      {ids === '' && <Empty page={page} />}
      {cards.length > 0 && <CardGrid page={page} cards={cards} level={2} eager={4} marked={true} />}
      {gone.length > 0 && <Gone page={page} gone={gone} />}
      {ids === '' && suggested}
    </div>
  )
}

function Wait({ page }: { readonly page: PageContext }) {
  return (
    <div data-favourites="" data-favourites-wait="">
      <p className="shop-lead shop-favourites__wait">{page.t('favourite.list.busy')}</p>
      <WithoutScript page={page} words={page.t('favourite.noscript')} />
    </div>
  )
}

function Empty({ page }: { readonly page: PageContext }) {
  return (
    <div className="shop-none">
      <p className="shop-lead">{page.t('favourite.none')}</p>
      <p>
        {page.t(page.visitor.isAuthenticated ? 'favourite.none.account' : 'favourite.none.text')}
      </p>
      <WayToGoods page={page} />
    </div>
  )
}

function Gone({ page, gone }: { readonly page: PageContext } & Pick<Marked, 'gone'>) {
  return (
    <section className="shop-row" aria-labelledby="gone">
      <h2 id="gone">{page.t('favourite.gone')}</h2>
      <ul className="shop-favourites__gone">
        {gone.map(({ code, name, isOn }) => (
          <li key={code}>
            <FavouriteButton page={page} product={{ code, name }} isMarked={true} />
            <span>{page.t(isOn ? 'favourite.gone.here' : 'favourite.gone.off', { name })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
