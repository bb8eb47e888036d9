import { unbroken } from '../../../src/i18n/unbroken.ts'
import { itemsWithValue } from '../../../src/model/tracked-item.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { PageSection } from '../../../src/ui/page-section.tsx'
import { ProductBadge } from '../../../src/ui/product-card/product-card.tsx'
import { UnitPrice } from '../../../src/ui/unit-price.tsx'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import { percentOff } from '../cards/displayed-price.ts'
import { ListPrice, LoginForPrices } from '../cards/list-price.tsx'
import { trackedProduct } from '../cards/tracked-product.ts'
import { money, unitPriceTag } from '../cards/unit-price.ts'
import { EnergyLinks } from '../energy-links.tsx'
import { RatingLink, ReviewSection } from '../reviews/product-reviews.tsx'
import type { CatalogueSite } from '../site.ts'
import { RecentlyViewedRow } from '../visitor-lists/recently-viewed-row.tsx'
import { BuyArea, ProductHeart } from './buy-area.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Gallery } from './gallery.tsx'
import { DeliveryTerms, ProductFacts } from './product-facts.tsx'
import { productJson } from './product-json.ts'
import type { ProductView } from './product-view.ts'
import { RestockForm } from './restock-form.tsx'
import { SizeGuide } from './size-guide.tsx'

export function productPage(
  page: PageContext,
  site: CatalogueSite,
  view: ProductView,
): PageContent {
  const { product, trail } = view
  return {
    title: `${product.brand} ${product.name}`,
    description: firstSentence(product.description),
    canonicalPath: pathOfProduct(product.slug),
    categoryTrail: trail.map((it) => it.id),
    crumbs: [
      ...trail.map((it) => ({ name: it.name, path: `/c/${it.slug}` })),
      { name: product.name },
    ],
    structured: [productJson(page, site, view)],
    // Switches colours without loading a page.
    script: view.swatches.length > 1 && !view.grid ? 'colours' : undefined,
    look: 'product',
    main: drawPage(
      page,
      <>
        <ProductMain page={page} view={view} />
        <RecentlyViewedRow page={page} productId={product.code} />
      </>,
    ),
  }
}

interface ProductProps {
  readonly page: PageContext
  readonly view: ProductView
}

function ProductMain({ page, view }: ProductProps) {
  const { product, reviews } = view
  return (
    <div className="shop-product-page" id="product">
      <article className="shop-product">
        <Gallery page={page} view={view} />
        <div className="shop-product__buy">
          <p className="shop-product__brand">{product.brand}</p>
          <h1 className="shop-product__name">{product.name}</h1>
          {view.grid && <ProductHeart view={view} />}
          <div className="shop-product__traits">
            <p>{unbroken(product.trait ?? product.type)}</p>
            {reviews && <RatingLink page={page} reviews={reviews} />}
          </div>
          <div className="shop-product__price">
            <ProductPrice page={page} view={view} />
            <EnergyLinks page={page} product={product} />
          </div>
          {!view.grid && <ColourChoice page={page} view={view} />}
          <SizeGuide page={page} view={view} />
          <BuyArea page={page} view={view} />
          <RestockForm page={page} view={view} />
          <DeliveryTerms page={page} view={view} />
        </div>
        <div className="shop-product__about">
          <ProductFacts page={page} view={view} />
        </div>
      </article>
      {reviews && <ReviewSection page={page} reviews={reviews} slug={product.slug} />}
      <Related page={page} view={view} />
      <BuyBar page={page} view={view} />
      <Viewed page={page} view={view} />
    </div>
  )
}

function Viewed({ page, view }: ProductProps) {
  const { product, colour, ...rest } = view
  const { name, brand } = product
  const item = trackedProduct(page, { ...rest, name, brand, colour: colour?.name })
  if (!item) return null
  return (
    <PageEvent page={page} name="view_item" facts={itemsWithValue([item], page.shop.currency)} />
  )
}

function ProductPrice({ page, view }: ProductProps) {
  const percent = view.price ? percentOff(view.price) : 0
  if (view.isQuotation) return <ListPrice page={page} product={view} />
  if (!seesPrices(page)) return <LoginForPrices page={page} />
  return (
    <>
      <ListPrice page={page} product={view} />
      {percent > 0 && (
        <ProductBadge kind="campaign" words={page.t('page.percentoff', { percent })} />
      )}
      {page.storefront === 'sport' && page.shop.hasVat && (
        <p className="shop-product__vat">{page.t('page.includesvat')}</p>
      )}
    </>
  )
}

function Related({ page, view }: ProductProps) {
  if (view.related.length === 0) return null
  return (
    <PageSection
      id="related"
      heading={page.t(view.isSoldOut ? 'page.related.instead' : 'page.related')}
    >
      <CardGrid page={page} cards={view.related} level={3} />
    </PageSection>
  )
}

/** The description for search engines: whole words, at most 160 characters. */
function firstSentence(description: string): string {
  const text = description.replace(/\s+/g, ' ').slice(0, 161)
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' '))} …`
}

interface BuyBarProps {
  readonly page: PageContext
  readonly view: ProductView
}

/**
 * Sticks to the bottom of a phone's window and links to the buy button. The style sheet hides it while
 * that button is in view, where the browser supports that.
 */
function BuyBar({ page, view }: BuyBarProps) {
  const { price, product, articles } = view
  if (page.storefront !== 'sport' || !price || view.isSoldOut) return null
  const amount = money(page, price.amount)
  const hasSizes = articles.some((it) => it.size)
  return (
    <div className="shop-buy-bar">
      <p>
        <span className="shop-buy-bar__name">{product.name}</span>
        <strong>{price.isFrom ? page.t('price.from', { sum: amount }) : amount}</strong>
        {price.perUnit && (
          <span className="shop-buy-bar__unit">
            <UnitPrice {...unitPriceTag(page, price.perUnit)} />
          </span>
        )}
      </p>
      <ButtonLink look="primary" href="#buy">
        {page.t(hasSizes ? 'page.buybar.size' : 'page.buybar.buy')}
      </ButtonLink>
    </div>
  )
}
