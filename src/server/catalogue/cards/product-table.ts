import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { buyButton } from '../product/buy-button.ts'
import { quickBuy } from '../product/quick-buy.ts'
import type { CardView } from './card-view.ts'
import { loginForPrices, priceTag } from './price-tag.ts'
import { stockText } from './stock-text.ts'
import { swatchRow } from './swatch.ts'

/** The professional list: a table in a frame that scrolls by itself on narrow screens (UX LIST-6). */
export function productTable(
  page: PageContext,
  cards: readonly CardView[],
  label: string,
  place: 'list' | 'shelf' = 'list',
): Html {
  const isOpen = seesPrices(page)
  return html`<div class="shop-table-frame" role="region" aria-label="${page.t('page.tableof', { name: label })}" tabindex="0"><table class="shop-table shop-table--products" role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${page.t('cart.column.article')}</th><th scope="col" role="columnheader">${page.t('page.articlenumber')}</th><th scope="col" role="columnheader">${page.t('page.variants')}</th>${
    isOpen && html`<th scope="col" role="columnheader">${page.t('page.stock')}</th>`
  }<th scope="col" role="columnheader" class="shop-table__figure">${page.t('cart.column.price')}</th><th scope="col" role="columnheader"><span class="cs-visually-hidden">${page.t('page.action')}</span></th></tr></thead><tbody role="rowgroup">${cards.map(
    (it) => tableRow(page, it, place),
  )}</tbody></table></div>`
}

function tableRow(page: PageContext, card: CardView, place: 'list' | 'shelf'): Html {
  const url = linkTo(page, card.path)
  return html`<tr role="row"><th scope="row" role="rowheader"><a class="shop-table__product" href="${url}"><img src="${card.picture}" alt="" width="40" height="40" loading="lazy"><span><span class="shop-table__name">${card.name}</span><span class="shop-table__trait">${card.brand} · ${card.trait}</span></span></a></th><td role="cell" class="shop-table__number">${numberText(page, card)}</td><td role="cell" class="shop-table__variants">${swatchRow(page, card.swatches)}${variantText(page, card)}</td>${
    seesPrices(page) &&
    html`<td role="cell" class="shop-table__stock">${card.isQuotation ? '–' : stockText(page, card.articles)}</td>`
  }<td role="cell" class="shop-table__figure">${priceCell(page, card)}</td><td role="cell">${rowAction(page, card, place)}</td></tr>`
}

/** Where a price is hidden, the way to it, and back to this list. */
function priceCell(page: PageContext, card: CardView): Html {
  return card.isQuotation || seesPrices(page) ? priceTag(page, card) : loginForPrices(page)
}

function numberText(page: PageContext, { articles }: CardView): string {
  const [first] = articles
  return articles.length > 1
    ? page.t('page.articles', { n: articles.length })
    : (first?.number ?? '')
}

function variantText(page: PageContext, { articles }: CardView): string {
  const sizes = new Set(articles.flatMap((it) => (it.size ? [it.size] : [])))
  return sizes.size > 1 ? page.t('page.sizes', { n: sizes.size }) : ([...sizes][0] ?? '')
}

function rowAction(page: PageContext, card: CardView, place: 'list' | 'shelf'): Html {
  const [article, second] = card.articles
  const canBuy = article && !second && !card.isQuotation && page.visitor.isBusiness
  if (canBuy) return buyButton(page, { articleNumber: article.number, name: card.name })
  const canChoose = second && !card.isQuotation && page.visitor.isBusiness
  if (place === 'shelf' && canChoose && card.swatches.length > 0) return quickBuy(page, card)
  const key = card.isQuotation ? 'page.see' : 'page.choose'
  return html`<a class="cs-button cs-button--secondary" href="${linkTo(page, card.path)}">${page.t(key)}<span class="cs-visually-hidden">, ${card.name}</span></a>`
}
