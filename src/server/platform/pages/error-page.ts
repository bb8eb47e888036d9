import { html } from '../html/html.ts'
import { SHOP } from '../shop-facts.ts'
import type { PageContent } from './page-content.ts'
import { linkTo, type PageContext } from './page-context.ts'
import type { NavigationCategory } from './site.ts'

export interface ErrorPageView {
  readonly status: number
  /** What to do about it, in the page's language. */
  readonly sentence: string
  readonly categories: readonly NavigationCategory[]
}

/** An error in the shop's own look, with ways on and somebody to ask (UX STATE-4). */
export function errorPageContent(page: PageContext, view: ErrorPageView): PageContent {
  const isMissing = view.status === 404
  const heading = page.t(isMissing ? 'page.notfound' : 'page.failed')
  return {
    title: heading,
    isPrivate: true,
    main: html`<section class="shop-empty"><h1>${heading}</h1><p class="shop-lead">${isMissing ? page.t('page.notfound.text') : view.sentence}</p><ul class="shop-chips"><li><a href="${linkTo(page, '/')}">${page.t('page.home')}</a></li>${view.categories.map(
      (it) => html`<li><a href="${linkTo(page, `/c/${it.slug}`)}">${it.name}</a></li>`,
    )}</ul><p>${page.t('page.search.contact', { phone: SHOP.phone })} ${page.t('page.phonehours')}</p></section>`,
  }
}
