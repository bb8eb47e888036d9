import type { ProductAnswer, ProductVariant } from '../../../src/contract/products.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import type { Site } from '../../platform/pages/site.ts'
import { cardPicture } from '../../platform/shop/picture-sizes.ts'
import type { CardView } from '../cards/card-view.ts'
import { vatWords } from '../cards/list-price.tsx'
import type { ArticleCard } from '../cards/load-cards.ts'
import type { ShownPrice } from '../cards/shown-price.ts'
import { stockLevelOf, stockText } from '../cards/stock-text.ts'
import { money, unitPriceTag } from '../cards/unit-price.ts'
import { stepTexts } from './size-fields.ts'
import { loginInstead } from './view-variant.ts'

/** For whom an answer is written, and what of the site it names. */
export interface Answering {
  readonly page: PageContext
  readonly site: Pick<Site, 'campaigns'>
}

/** A product for the tags of any page, as its card shows it. */
export function productAnswer(
  { page, site }: Answering,
  card: CardView,
  variants: readonly ProductVariant[] = [],
): ProductAnswer {
  const { articles, shownColour, isQuotation, price, energyClass } = card
  const shown = articles.find((it) => it.colourId === shownColour)
  return {
    productId: card.code,
    articleNumber: shown?.number ?? '',
    name: card.name,
    url: linkTo(page, card.path),
    image: cardPicture(card.picture),
    ...(price && describePrice(page, price)),
    ...(price?.lowest30 !== undefined && askAgain(site)),
    ...(!isQuotation && describeGoods(page, card)),
    isQuotation,
    ...(energyClass && { energyClass }),
    ...(variants.length > 0 && { variants: [...variants] }),
  }
}

/** One of its articles, whose card shows nothing else. */
export function articleAnswer(answering: Answering, { card, article }: ArticleCard): ProductAnswer {
  const { size, colour } = article
  return {
    ...productAnswer(answering, card),
    ...(size !== null && { size }),
    ...(colour !== null && { color: colour }),
  }
}

function describePrice(page: PageContext, shown: ShownPrice): Partial<ProductAnswer> {
  const { amount, isFrom, lowest30, regular = amount, perUnit } = shown
  const words = (sum: number) =>
    isFrom ? page.t('price.from', { sum: money(page, sum) }) : money(page, sum)
  const unit = perUnit && unitPriceTag(page, perUnit)
  const vatText = vatWords(page)
  return {
    currency: page.shop.currency,
    price: words(regular),
    priceAmount: regular,
    ...(lowest30 !== undefined && {
      campaignPrice: words(amount),
      campaignPriceAmount: amount,
      lowestPrice: money(page, lowest30),
      lowestPriceAmount: lowest30,
    }),
    ...(unit && {
      unitPrice: unit.words,
      unitPriceText: unit.spoken,
      unitPriceAmount: perUnit.amount,
    }),
    ...(vatText && { vatText }),
  }
}

/** A campaign's end changes prices under a page that stays open. */
function askAgain({ campaigns: [first] }: Answering['site']): Partial<ProductAnswer> {
  return first ? { askAgainAt: new Date(first.endsAt).toISOString() } : {}
}

/** Those who see prices see stock, and what more pieces cost; the others the way to both. */
function describeGoods(
  page: PageContext,
  { articles, isSoldOut, slug }: CardView,
): Partial<ProductAnswer> {
  if (!seesPrices(page)) return loginInstead(page, slug)
  const steps = stepTexts(page, articles)
  return {
    stock: stockText(page, articles),
    ...(stockLevelOf(articles) === 'few-left' && { fewLeft: true }),
    // Professionals may order beyond the stock.
    inStock: !isSoldOut || page.storefront === 'professional',
    ...(steps.length > 0 && { stepTexts: [...steps] }),
  }
}
