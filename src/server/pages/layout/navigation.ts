import { type Html, html } from '../html.ts'
import { icon } from '../icon.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { NavigationCategory, Site } from '../site.ts'

/** The categories, three levels; on a phone the menu that the header's button leads to. */
export function navigation(page: PageContext, site: Site, trail: readonly string[]): Html {
  return html`<nav class="shop-nav" id="shop-menu" aria-label="${page.t('page.categories')}"><a class="shop-nav__close" href="#main">${icon('close')}<span>${page.t('action.close')}</span></a><ul class="shop-nav__list">${site.categories.map(
    (it) => rootItem(page, it, trail),
  )}</ul>${switches(page)}</nav>`
}

/** The name leads to the whole category; the arrow beside it opens what is below (UX NAV-3, NAV-5). */
function rootItem(page: PageContext, category: NavigationCategory, trail: readonly string[]): Html {
  const panel =
    category.children.length > 0 &&
    html`<details class="shop-nav__more" name="shop-nav"><summary>${icon('chevron-down')}<span class="cs-visually-hidden">${page.t('page.subcategories', { name: category.name })}</span></summary><div class="shop-nav__panel">${category.children.map(
      (it) => group(page, it, trail),
    )}</div></details>`
  return html`<li class="shop-nav__item">${categoryLink(page, category, trail)}${panel}</li>`
}

function group(page: PageContext, category: NavigationCategory, trail: readonly string[]): Html {
  const links = category.children.map((it) => html`<li>${categoryLink(page, it, trail)}</li>`)
  return html`<div class="shop-nav__group">${categoryLink(page, category, trail)}${
    links.length > 0 && html`<ul>${links}</ul>`
  }</div>`
}

function categoryLink(
  page: PageContext,
  { id, slug, name }: NavigationCategory,
  trail: readonly string[],
): Html {
  const current = trail.at(-1) === id ? 'page' : 'true'
  return html`<a href="${linkTo(page, `/c/${slug}`)}"${
    trail.includes(id) && html` aria-current="${current}"`
  }>${name}</a>`
}

/** The homes of both storefronts, which do not sell the same; and this page in the other language. */
function switches(page: PageContext): Html {
  const isPro = page.storefront === 'professional'
  const sport = linkTo({ ...page, storefront: 'sport' }, '/')
  const professional = linkTo({ ...page, storefront: 'professional' }, '/')
  const other = page.language === 'sv' ? 'en' : 'sv'
  return html`<ul class="shop-nav__switches"><li><a href="${sport}"${!isPro && html` aria-current="true"`}>${page.t('page.private')}</a></li><li><a href="${professional}"${isPro && html` aria-current="true"`}>${page.t('page.business')}</a></li><li><a href="${linkTo({ ...page, language: other }, page.path)}" hreflang="${other}" lang="${other}">${icon('globe')}${page.t('page.otherlanguage')}</a></li></ul>`
}
