import { type Html, html } from '../platform/html/html.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView } from '../platform/pages/site.ts'

/** The categories right below one. Script has nothing to add to them, so none is loaded. */
export function categoryLinks(page: PageContext, { name, children }: CategoryView): Html {
  const links = children.map(
    (it) =>
      html`<li class="category-links__item"><a href="${linkTo(page, `/c/${it.slug}`)}">${it.name} <span class="cs-menu-quantity">${it.products}</span></a></li>`,
  )
  return html`<category-links class="shop-subs" data-wake=""><nav class="category-links__nav" aria-label="${page.t('menu.below', { name })}"><ul>${links}</ul></nav></category-links>`
}
