import { decimalsOf, unitOf } from '../../../src/model/currency.ts'
import type { EnergyClass } from '../../../src/model/energy-label.ts'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import {
  linkTo,
  type PageContext,
  priceView,
  statesVat,
} from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'
import { statedPrices } from '../cards/displayed-price.ts'
import { reviewJson } from '../reviews/review-json.ts'
import type { CatalogueSite } from '../site.ts'
import { picturesOf } from './pictures.ts'
import type { ProductView } from './product-view.ts'
import { haveSameContent, unitPriceJson } from './unit-price-json.ts'

/** Schema.org's Product, with offers only for viewers who may see prices. */
export function productJson(page: PageContext, site: CatalogueSite, view: ProductView): object {
  const { product, colour, articles, isQuotation, reviews } = view
  const images = picturesOf(page, view, colour?.id ?? null).map(({ source }) =>
    source.startsWith('/') ? site.baseUrl + source : source,
  )
  const offered = isQuotation ? [] : statedPrices(articles, priceView(page))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: images.length > 1 ? images : images[0],
    brand: { '@type': 'Brand', name: product.brand },
    manufacturer: { '@type': 'Organization', name: product.manufacturer.split(',')[0] },
    sku: articles[0]?.number,
    ...(colour && { color: colour.name }),
    ...(product.material && { material: product.material }),
    ...(product.energyClass && energyJson(product.energyClass)),
    ...(offered.length > 0 && { offers: offers(page, site, { product, offered }) }),
    ...(reviews && reviewJson(page, reviews)),
  }
}

function energyJson(energyClass: EnergyClass): object {
  const category = (it: EnergyClass) => `https://schema.org/EUEnergyEfficiencyCategory${it}`
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: category(energyClass),
      energyEfficiencyScaleMin: category('G'),
      energyEfficiencyScaleMax: category('A'),
    },
  }
}

interface Offered extends Pick<ProductView, 'product'> {
  readonly offered: ReturnType<typeof statedPrices<ListedArticle>>
}

function offers(page: PageContext, site: CatalogueSite, { product, offered }: Offered): object {
  const articles = offered.map((it) => it.article)
  const amounts = offered.map((it) => it.amount)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const { currency } = page.shop
  const shared = {
    priceCurrency: currency,
    availability: availabilityOf(articles),
    itemCondition: 'https://schema.org/NewCondition',
    url: site.baseUrl + linkTo(page, pathOfProduct(product.slug)),
  }
  const [lowPrice, highPrice] = [decimal(low, currency), decimal(high, currency)]
  const vat = vatJson(page)
  if (low === high && haveSameContent(articles)) {
    const priceSpecification = {
      ...vat,
      ...unitPriceJson(articles[0]?.content, low),
      price: lowPrice,
    }
    return { '@type': 'Offer', price: lowPrice, ...shared, priceSpecification }
  }
  return {
    '@type': 'AggregateOffer',
    ...{ lowPrice, highPrice },
    offerCount: amounts.length,
    ...shared,
    priceSpecification: { ...vat, minPrice: lowPrice, maxPrice: highPrice },
    ...(articles.some((it) => it.content) && { offers: offered.map((it) => offer(page, it)) }),
  }
}

/** The offer of one article, with its net content. */
function offer(page: PageContext, { article, amount }: Offered['offered'][number]): object {
  const { currency } = page.shop
  const price = decimal(amount, currency)
  return {
    '@type': 'Offer',
    sku: article.number,
    price,
    priceCurrency: currency,
    availability: availabilityOf([article]),
    priceSpecification: { ...vatJson(page), ...unitPriceJson(article.content, amount), price },
  }
}

function availabilityOf(articles: readonly ListedArticle[]): string {
  const isHere = articles.some((it) => it.available > 0)
  return `https://schema.org/${isHere ? 'InStock' : 'OutOfStock'}`
}

function vatJson(page: PageContext) {
  return {
    '@type': 'PriceSpecification',
    priceCurrency: page.shop.currency,
    ...(page.shop.hasVat && { valueAddedTaxIncluded: statesVat(page) }),
  }
}

function decimal(amount: number, currency: string): string {
  return (amount / unitOf(currency)).toFixed(decimalsOf(currency))
}
