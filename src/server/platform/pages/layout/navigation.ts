import { type Html, html } from '../../html/html.ts'
import { icon } from '../../html/icon.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { NavigationCategory, Site } from '../site.ts'
import { fitBar } from './bar-room.ts'

/** A link that stands beside the categories, and on phones in the header too (SPEC 9: at most 3). */
interface Call {
  readonly path: string
  readonly textKey: string
}

const CALLS: readonly Call[] = [
  { path: '/search?sort=newest', textKey: 'page.home.news' },
  { path: '/campaigns', textKey: 'page.home.campaigns' },
]

/**
 * The main menu as it works without script; the element reads its links from here, so that the page
 * carries them once. On a phone it is a sheet that the menu link leads to.
 */
export function navigation(page: PageContext, site: Site, trail: readonly string[]): Html {
  const calls = CALLS.map((it) => callLink(page, it))
  const { shown, rest } = fitBar(site.categories, page.t('page.nav.more'))
  const items = shown.map((it) => rootItem(page, it, trail))
  return html`<main-navbar><div class="main-navbar__head"><a class="main-navbar__open" href="#shop-menu" data-act="open-menu">${icon('menu')}<span class="cs-visually-hidden">${page.t('menu.open')}</span></a><ul class="main-navbar__calls">${calls.map(
    (it) => html`<li>${it}</li>`,
  )}</ul></div><div class="main-navbar__sheet" id="shop-menu"><nav class="main-navbar__nav" aria-label="${page.t('menu.categories')}"><a class="main-navbar__close" href="#main" data-act="close-menu">${icon('close')}<span>${page.t('action.close')}</span></a><ul class="main-navbar__list">${items}${rest.length > 0 && moreItem(page, rest, trail)}${calls.map(
    (it) => html`<li class="main-navbar__item main-navbar__cta">${it}</li>`,
  )}</ul>${switches(page)}</nav></div></main-navbar>`
}

function callLink(page: PageContext, { path, textKey }: Call): Html {
  const isHere = page.path === path || page.path.split('?')[0] === path
  return html`<a href="${linkTo(page, path)}"${isHere && html` aria-current="page"`}>${page.t(textKey)}</a>`
}

/** The name leads to the whole category; the arrow beside it opens what is below (UX NAV-3, NAV-5). */
function rootItem(page: PageContext, category: NavigationCategory, trail: readonly string[]): Html {
  const { name, children } = category
  return html`<li class="main-navbar__item">${categoryLink(page, category, trail)}${
    children.length > 0 && panel(page, name, children, trail)
  }</li>`
}

/** What the bar has no room for; its name leads to all products, whose filters have them all. */
function moreItem(
  page: PageContext,
  rest: readonly NavigationCategory[],
  trail: readonly string[],
): Html {
  const name = page.t('page.nav.more')
  const isHere = rest.some((it) => trail.includes(it.id))
  return html`<li class="main-navbar__item"><a href="${linkTo(page, '/search')}"${isHere && html` aria-current="true"`}>${name}</a>${panel(page, name, rest, trail)}</li>`
}

function panel(
  page: PageContext,
  name: string,
  categories: readonly NavigationCategory[],
  trail: readonly string[],
): Html {
  return html`<details class="main-navbar__more" name="main-navbar"><summary class="main-navbar__toggle">${icon('chevron-down')}<span class="cs-visually-hidden">${page.t('menu.below', { name })}</span></summary><ul class="main-navbar__panel">${categories.map(
    (it) => group(page, it, trail),
  )}</ul></details>`
}

function group(page: PageContext, category: NavigationCategory, trail: readonly string[]): Html {
  const links = category.children.map((it) => html`<li>${categoryLink(page, it, trail)}</li>`)
  return html`<li class="main-navbar__group">${categoryLink(page, category, trail)}${
    links.length > 0 && html`<ul>${links}</ul>`
  }</li>`
}

/** Each level of the page's own branch is marked (UX NAV-4). */
function categoryLink(
  page: PageContext,
  { id, slug, name }: NavigationCategory,
  trail: readonly string[],
): Html {
  const path = `/c/${slug}`
  const current = page.path.split('?')[0] === path ? 'page' : 'true'
  return html`<a href="${linkTo(page, path)}"${
    trail.includes(id) && html` aria-current="${current}"`
  }>${name}</a>`
}

/** The homes of both storefronts, which do not sell the same; and this page in the other language. */
function switches(page: PageContext): Html {
  const isPro = page.storefront === 'professional'
  const sport = linkTo({ ...page, storefront: 'sport' }, '/')
  const professional = linkTo({ ...page, storefront: 'professional' }, '/')
  const other = page.language === 'sv' ? 'en' : 'sv'
  return html`<ul class="main-navbar__foot"><li><a href="${sport}"${!isPro && html` aria-current="true"`}>${page.t('page.private')}</a></li><li><a href="${professional}"${isPro && html` aria-current="true"`}>${page.t('page.business')}</a></li><li><a href="${linkTo({ ...page, language: other }, page.path)}" hreflang="${other}" lang="${other}">${icon('globe')}${page.t('page.otherlanguage')}</a></li></ul>`
}
