import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { PageSection } from '../../src/ui/page-section.tsx'
import { CardGrid } from '../catalogue/cards/card-grid.tsx'
import type { CardView } from '../catalogue/cards/card-view.ts'
import { ProductTable } from '../catalogue/cards/product-table.tsx'
import type { CategoryView } from '../catalogue/site.ts'
import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import { trusted } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { loginUrl } from '../platform/pages/login-url.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import {
  deliveryValues,
  linkTo,
  type PageContext,
  priceAccess,
} from '../platform/pages/page-context.ts'
import { CategoryIndex, HomeCategories } from './home-categories.tsx'
import { SportHero } from './home-hero.tsx'

export interface HomePage {
  readonly categories: readonly CategoryView[]
  readonly campaigns: readonly CardView[]
  readonly products: { readonly name: 'news' | 'range'; readonly cards: readonly CardView[] }
  /** The demo's drawing. */
  readonly hero: string | undefined
  /** The product on the first screen. */
  readonly offer: CardView | undefined
  /** Where the first screen leads: to more of that product's kind. */
  readonly shelf: CategoryView | undefined
  readonly brands: BrandsProps['brands']
  /** The form of the newsletter, on the sport storefront. */
  readonly newsletter?: ReactNode
  /** What somebody who buys for a company comes for, in place of the introduction. */
  readonly work?: ReactNode
}

interface HomeProps {
  readonly page: PageContext
  readonly view: HomePage
}

export function homePage(page: PageContext, view: HomePage): PageContent {
  const isPro = page.storefront === 'professional'
  const Home = isPro ? ProfessionalHome : SportHome
  return {
    title: page.t(isPro ? 'page.prohome.title' : 'page.home.title'),
    // What is there for a company has the style sheets of the account.
    ...(!view.work && { look: 'home' }),
    main: drawPage(page, <Home page={page} view={view} />),
  }
}

function SportHome({ page, view }: HomeProps) {
  return (
    <>
      <SportHero page={page} {...view} />
      <Promises page={page} />
      <Stories page={page} />
      <HomeCategories page={page} categories={view.categories} />
      <CardRow page={page} name="campaigns" cards={view.campaigns} path="/campaigns" />
      <CardRow page={page} {...view.products} path="/search?sort=newest" />
      <Brands page={page} brands={view.brands} />
      {page.shop.professional && (
        <Band heading={page.t('page.home.business')} text={page.t('page.home.business.text')}>
          <ButtonLink look="secondary" href={linkTo({ ...page, storefront: 'professional' }, '/')}>
            {page.t('page.home.business.link')}
          </ButtonLink>
        </Band>
      )}
      <div className="shop-newsletter">{view.newsletter}</div>
    </>
  )
}

function ProfessionalHome({ page, view }: HomeProps) {
  const { name, cards } = view.products
  const heading = page.t(`page.home.${name}`)
  return (
    <>
      {view.work ?? <ProfessionalHero page={page} hero={view.hero} />}
      <CategoryIndex page={page} categories={view.categories} />
      <PageSection id={name} heading={heading}>
        <ProductTable page={page} cards={cards} label={heading} context="home" />
      </PageSection>
      <Band heading={page.t('page.prohome.quote')} text={page.t('page.prohome.quote.text')}>
        <ButtonLink look="secondary" href={linkTo(page, QUOTATION_PATH)}>
          {page.t('page.quotation.link')}
        </ButtonLink>
      </Band>
    </>
  )
}

function ProfessionalHero({ page, hero }: Pick<HomeProps, 'page'> & Pick<HomePage, 'hero'>) {
  const access = priceAccess(page)
  return (
    <section className="shop-prohero" aria-labelledby="hero">
      <div>
        <h1 id="hero">{page.t('page.prohome.heading')}</h1>
        <p className="shop-lead">{page.t('page.prohome.text')}</p>
        {access !== 'shown' && (
          <p>
            <ButtonLink look="primary" href={loginUrl(page, linkTo(page, '/'))}>
              {page.t(`price.${access}`)}
            </ButtonLink>
          </p>
        )}
      </div>
      {hero && <div className="shop-prohero__picture" {...contents(trusted(hero))} />}
    </section>
  )
}

interface CardRowProps {
  readonly page: PageContext
  readonly name: 'campaigns' | 'news' | 'range'
  readonly cards: readonly CardView[]
  readonly path: string
}

function CardRow({ page, name, cards, path }: CardRowProps) {
  if (cards.length === 0) return null
  return (
    <PageSection
      id={name}
      heading={page.t(`page.home.${name}`)}
      more={<a href={linkTo(page, path)}>{page.t(`page.home.${name}.all`)}</a>}
    >
      <CardGrid page={page} cards={cards} level={3} />
    </PageSection>
  )
}

interface BandProps {
  readonly heading: string
  readonly text: string
  readonly children: ReactNode
}

function Band({ heading, text, children }: BandProps) {
  return (
    <section className="shop-band">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  )
}

interface BrandsProps {
  readonly page: PageContext
  readonly brands: readonly { readonly brand: string }[]
}

/** Brand names as text, since the shop may not draw other companies' logos. */
function Brands({ page, brands }: BrandsProps) {
  if (brands.length < 2) return null
  return (
    <PageSection id="brands" heading={page.t('page.home.brands')}>
      <ul className="shop-brands">
        {brands.map(({ brand }) => (
          <li key={brand}>
            <a href={linkTo(page, `/search?q=${encodeURIComponent(brand)}`)}>{brand}</a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Delivery, returns and telephone: common questions before a purchase. */
function Promises({ page }: { readonly page: PageContext }) {
  const { limit } = deliveryValues(page)
  return (
    <ul className="shop-promises">
      {limit !== '' && (
        <li>
          <Icon name="truck" />
          <span>{page.t('page.promise.delivery', { limit })}</span>
        </li>
      )}
      <li>
        <Icon name="return" />
        <span>{page.t('page.promise.returns', { days: page.shop.returnDays })}</span>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          <ContactText page={page} text={page.t('page.promise.phone')} />
        </span>
      </li>
    </ul>
  )
}

/** The owner's stories between the products; each tile is one link. */
function Stories({ page }: { readonly page: PageContext }) {
  const { stories = [] } = page.shop.look
  if (stories.length === 0) return null
  const { language } = page
  return (
    <PageSection id="stories" heading={page.t('page.home.stories')}>
      <ul className="shop-stories">
        {stories.map(({ heading, text, link, url, picture }) => (
          <li key={url} className="shop-story">
            <img src={picture} alt="" width="1200" height="800" loading="lazy" />
            <div className="shop-story__words">
              <h3>{heading[language]}</h3>
              <p>{text[language]}</p>
              <a href={url.startsWith('/') ? linkTo(page, url) : url}>{link[language]}</a>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
