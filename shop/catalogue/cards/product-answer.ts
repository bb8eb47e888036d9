import type { ProductAnswer, ProductVariant } from '../../../src/contract/products.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { cardPicture } from '../picture-sizes.ts'
import { ratingWords } from '../reviews/rating-words.ts'
import type { CardView } from './card-view.ts'
import { percentOff } from './displayed-price.ts'
import { loginInstead } from './list-price.tsx'
import type { ArticleCard } from './load-cards.ts'
import { priceWords } from './price-words.ts'
import { stepTexts } from './size-fields.ts'
import { stockLevelOf, stockText } from './stock-text.ts'

/** A product for the cards of any page, as the call returns it. */
export function productAnswer(
  page: PageContext,
  card: CardView,
  variants: readonly ProductVariant[] = [],
): ProductAnswer {
  const { articles, displayedColour, isQuotation, price, rating, energyClass } = card
  const article = articles.find((it) => it.colourId === displayedColour)
  return {
    productId: card.code,
    articleNumber: article?.number ?? '',
    name: card.name,
    url: linkTo(page, card.path),
    image: cardPicture(card.picture),
    ...(card.otherPicture && { otherImage: cardPicture(card.otherPicture) }),
    brand: card.brand,
    trait: card.trait,
    ...badgeOf(page, card),
    ...(rating && ratingWords(page, rating)),
    ...(price && priceWords(page, price)),
    ...(!isQuotation && describeAvailability(page, card)),
    isQuotation,
    ...(energyClass && { energyClass }),
    ...sizesOf(page, card),
    ...(variants.length > 0 && { variants: [...variants] }),
  }
}

/** A single article, as the only one of its card. */
export function articleAnswer(page: PageContext, { card, article }: ArticleCard): ProductAnswer {
  const { size, colour } = article
  return {
    ...productAnswer(page, card),
    ...(size !== null && { size }),
    ...(colour !== null && { color: colour }),
  }
}

/** One badge at most: sold out before campaign before new. */
function badgeOf(
  { t, storefront }: PageContext,
  { isSoldOut, isNew, price }: CardView,
): Pick<ProductAnswer, 'badge' | 'badgeText'> {
  if (isSoldOut && storefront === 'sport') return badgeWith('out', t('product.outofstock'))
  const percent = price ? percentOff(price) : 0
  if (percent > 0) return badgeWith('campaign', t('page.percentoff', { percent }))
  return isNew ? badgeWith('new', t('page.new')) : {}
}

function badgeWith(badge: string, badgeText: string): Pick<ProductAnswer, 'badge' | 'badgeText'> {
  return { badge, badgeText }
}

/** More size ranges are no help at a glance. */
const MAX_RUNS = 3

function sizesOf({ t }: PageContext, { sizes }: CardView): Pick<ProductAnswer, 'sizesText'> {
  if (sizes.length === 0 || sizes.length > MAX_RUNS) return {}
  return { sizesText: t('page.sizes.here', { sizes: sizes.join(', ') }) }
}

/** Stock and volume prices, for viewers who see prices; the login link for others. */
function describeAvailability(
  page: PageContext,
  { articles, isSoldOut, slug }: CardView,
): Partial<ProductAnswer> {
  if (!seesPrices(page)) return loginInstead(page, slug)
  const steps = stepTexts(page, articles)
  const [first, second] = articles
  const isLimited = page.storefront === 'sport' && !isSoldOut
  return {
    stock: stockText(page, articles),
    ...(stockLevelOf(articles) === 'few-left' && { fewLeft: true }),
    // Professionals may order more than is in stock.
    inStock: !isSoldOut || page.storefront === 'professional',
    ...(isLimited && first && !second && { maxQuantity: first.available }),
    ...(steps.length > 0 && { stepTexts: [...steps] }),
  }
}
