import { type Html, html } from '../../platform/html/html.ts'
import { icon } from '../../platform/html/icon.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { sheet } from '../../platform/pages/sheet.ts'
import { DELIVERY_FROM, FREE_DELIVERY_FROM, RETURN_DAYS } from '../../platform/shop-facts.ts'
import { money } from '../cards/price-tag.ts'
import { measureDrawing } from './measure-drawing.ts'
import type { ProductView } from './product-view.ts'

/** Delivery cost and return terms, next to the button (UX PDP-2). */
export function deliveryTerms(page: PageContext, { product }: ProductView): Html {
  const key = product.isBulky ? 'page.terms.bulky' : 'page.terms.delivery'
  const delivery = page.t(key, {
    sum: money(page, DELIVERY_FROM[page.storefront]),
    limit: money(page, FREE_DELIVERY_FROM[page.storefront]),
  })
  const link = (path: string, words: string) => html`<a href="${linkTo(page, path)}">${words}</a>`
  return html`<ul class="shop-terms"><li>${icon('truck')}<span>${delivery} ${link('/delivery', page.t('page.terms.delivery.more'))}</span></li><li>${icon('return')}<span>${page.t('page.terms.returns', { days: RETURN_DAYS })} ${link('/returns', page.t('page.terms.returns.more'))}</span></li></ul>`
}

/** Body measures, how to take them, and how this article fits (UX GUIDE-3), over the page. */
export function sizeGuide(page: PageContext, { guide }: ProductView): Html | false {
  if (!guide) return false
  const { language } = page
  const title = guide.title[language]
  const drawing = measureDrawing(guide, language)
  const content = html`<div class="shop-guide"><p>${guide.fit[language]}</p><div class="shop-table-frame" role="region" aria-label="${title}" tabindex="0"><table class="shop-table shop-table--guide"><caption>${title}</caption><thead><tr>${guide.headings.map(
    (it) => html`<th scope="col">${it[language]}</th>`,
  )}</tr></thead><tbody>${guide.rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((it) => html`<td>${it}</td>`)}</tr>`,
  )}</tbody></table></div><div class="shop-guide__how">${drawing}<p>${guide.howTo[language]}</p></div></div>`
  return html`<button class="shop-guide__open" type="button" popovertarget="size-guide">${icon('ruler')}<span>${page.t('size.guide')}</span></button>${sheet(page, { id: 'size-guide', title: page.t('size.guide'), content })}`
}

/** What it is, and who made it: the law asks the maker's name and addresses of every offer. */
export function productFacts(page: PageContext, view: ProductView): Html {
  const { product, articles } = view
  const numbers = articles.map((it) => it.number)
  const facts: readonly (readonly [string, string | null])[] = [
    ['page.fact.brand', product.brand],
    ['page.fact.type', product.type],
    ['page.fact.material', product.material],
    [
      'page.articlenumber',
      numbers.length > 1 ? `${numbers[0]} – ${numbers.at(-1)}` : (numbers[0] ?? null),
    ],
    ['page.fact.manufacturer', product.manufacturer],
  ]
  const paragraphs = product.description.split(/\n\s*\n/).filter((it) => it.trim() !== '')
  return html`<section aria-labelledby="about"><h2 id="about">${page.t('page.about')}</h2><div class="shop-prose">${paragraphs.map(
    (it) => html`<p>${it}</p>`,
  )}</div></section><section aria-labelledby="facts"><h2 id="facts">${page.t('page.facts')}</h2><dl class="shop-facts">${facts.map(
    ([key, value]) => value && html`<div><dt>${page.t(key)}</dt><dd>${value}</dd></div>`,
  )}</dl></section>`
}
