import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { sheet } from '../../platform/pages/sheet.ts'
import type { CardView } from '../cards/card-view.ts'

/**
 * Colours and sizes of a product in a list, over the page: nothing of it is loaded before it is
 * opened, and without script it leads to the product.
 */
export function quickBuy(page: PageContext, card: CardView): Html {
  const id = `quick-${card.id}`
  const url = linkTo(page, card.path)
  const link = html`<a class="cs-button cs-button--primary" href="${url}">${page.t('page.quickbuy.choose')}</a>`
  const variants = JSON.stringify(variantsOf(card))
  const tag =
    page.storefront === 'sport'
      ? html`<quick-buy variants="${variants}">${link}</quick-buy>`
      : html`<quick-buy-professional variants="${variants}" producttype="Item">${link}</quick-buy-professional>`
  const more = html`<p><a href="${url}">${page.t('page.quickbuy.more')}</a></p>`
  return html`<button class="cs-button cs-button--secondary shop-quick" type="button" popovertarget="${id}">${page.t('page.quickbuy')}<span class="cs-visually-hidden">, ${card.name}</span></button>${sheet(page, { id, title: card.name, content: html`${tag}${more}` })}`
}

/** A colour is asked for by an article of it; the one that the card shows comes first. */
function variantsOf({ articles, swatches, shownColour }: CardView): object[] {
  const inOrder = [...swatches].sort(
    (a, b) => Number(b.id === shownColour) - Number(a.id === shownColour),
  )
  return inOrder.flatMap(({ id, name, hex }) => {
    const article = articles.find((it) => it.colourId === id)
    return article ? [{ VariantId: article.number, Color: name, HexCode: hex }] : []
  })
}
