import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { buyButton } from '../product/buy-button.ts'
import { quickBuy } from '../product/quick-buy.ts'
import type { CardView } from './card-view.ts'
import { loginForPrices, priceTag } from './price-tag.ts'
import { percentOff } from './shown-price.ts'
import { swatchRow } from './swatch.ts'

export interface CardGridOptions {
  /** The level of the heading above the cards, plus one. */
  readonly level: 2 | 3
  /** Pictures that are on screen at once are not put off. */
  readonly eager?: number
  /** A shelf has few cards: what has colours and sizes can be bought from it, over the page. */
  readonly place?: 'list' | 'shelf'
}

export function cardGrid(
  page: PageContext,
  cards: readonly CardView[],
  { level, eager = 0, place = 'list' }: CardGridOptions,
): Html {
  return html`<ul class="shop-cards">${cards.map((card, index) =>
    productCard(page, card, { level, isEager: index < eager, place }),
  )}</ul>`
}

/** Picture, name and price are one link (UX LIST-2); the buy button is a target of its own. */
function productCard(
  page: PageContext,
  card: CardView,
  { level, isEager, place }: { level: 2 | 3; isEager: boolean; place: 'list' | 'shelf' },
): Html {
  const name =
    level === 2
      ? html`<h2 class="shop-card__name">${card.name}</h2>`
      : html`<h3 class="shop-card__name">${card.name}</h3>`
  const loading = isEager ? html` fetchpriority="high"` : html` loading="lazy"`
  return html`<li class="shop-card"><a class="shop-card__link" href="${linkTo(page, card.path)}"><span class="shop-card__media"><img src="${card.picture}" alt="" width="400" height="400"${loading}>${badge(page, card)}</span><span class="shop-card__brand">${card.brand}</span>${name}<p class="shop-card__trait">${card.trait}</p>${priceTag(page, card)}</a>${swatchRow(page, card.swatches)}${cardAction(page, card, place)}</li>`
}

/** One word at most: sold out before campaign before new. */
function badge(page: PageContext, card: CardView): Html | false {
  if (card.isSoldOut && page.storefront === 'sport') {
    return html`<span class="shop-badge shop-badge--out">${page.t('product.outofstock')}</span>`
  }
  const percent = card.price ? percentOff(card.price) : 0
  if (percent > 0) {
    return html`<span class="shop-badge shop-badge--campaign">${page.t('page.percentoff', { percent })}</span>`
  }
  return card.isNew && html`<span class="shop-badge shop-badge--new">${page.t('page.new')}</span>`
}

/** What has one article can be bought from the list; the rest asks for a choice first. */
function cardAction(page: PageContext, card: CardView, place: 'list' | 'shelf'): Html | false {
  if (card.isQuotation) return false
  if (!seesPrices(page)) return loginForPrices(page)
  const [article, second] = card.articles
  if (!article || card.isSoldOut) return false
  if (second) return place === 'shelf' && card.swatches.length > 0 && quickBuy(page, card)
  return buyButton(page, {
    articleNumber: article.number,
    name: card.name,
    ...(page.storefront === 'sport' && { maxQuantity: article.available }),
  })
}
