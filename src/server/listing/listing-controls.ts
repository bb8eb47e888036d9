import type { ListingSort } from '../facets/facets-port.ts'
import { flag, type Html, html } from '../platform/html/html.ts'
import { icon } from '../platform/html/icon.ts'
import { bareUrl, withParameters } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext, seesPrices } from '../platform/pages/page-context.ts'

export const PAGE_SIZES = [24, 48, 96] as const
export const SORTS: readonly ListingSort[] = ['popular', 'newest', 'price-up', 'price-down', 'name']

/** What the address asks of a list. */
export interface ListingOptions {
  readonly sort: ListingSort
  /** Counted from 1. */
  readonly page: number
  readonly perPage: number
}

const LAST_PAGE = 10_000

/** Anything odd in an address is the first page in the usual order. */
export function readListingOptions(query: Readonly<Record<string, unknown>>): ListingOptions {
  const sort = SORTS.find((it) => it === query.sort) ?? 'popular'
  const perPage = PAGE_SIZES.find((it) => String(it) === query.perpage) ?? PAGE_SIZES[0]
  const page = typeof query.page === 'string' && /^\d{1,5}$/.test(query.page) ? +query.page : 1
  return { sort, page: Math.min(Math.max(page, 1), LAST_PAGE), perPage }
}

/** What a list calls an order: hits of a search usually stand by how well they fit. */
export function sortName(page: PageContext, sort: ListingSort, q: string): string {
  return page.t(sort === 'popular' && q ? 'page.sort.fit' : `page.sort.${sort}`)
}

/** A GET form that keeps the address's other parameters; `q` is what the list was searched for. */
export function sortForm(page: PageContext, options: ListingOptions, q: string): Html {
  const kept = [...new URLSearchParams(page.path.split('?')[1] ?? '')].filter(
    ([name]) => !['sort', 'perpage', 'page'].includes(name),
  )
  const sorts = SORTS.filter((it) => seesPrices(page) || !it.startsWith('price'))
  return html`<form class="shop-sort" method="get" action="${linkTo(page, bareUrl(page.path))}">${kept.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${choice(
    page.t('page.sort'),
    'sort',
    sorts.map((it) => [it, sortName(page, it, q), it === options.sort]),
  )}${choice(
    page.t('page.perpage'),
    'perpage',
    PAGE_SIZES.map((it) => [String(it), String(it), it === options.perPage]),
  )}<button class="cs-button cs-button--secondary" type="submit">${page.t('page.sort.submit')}</button></form>`
}

type Option = readonly [value: string, label: string, isChosen: boolean]

function choice(label: string, name: string, options: readonly Option[]): Html {
  return html`<div class="shop-sort__field"><label for="${name}">${label}</label><select class="shop-select" id="${name}" name="${name}">${options.map(
    ([value, text, isChosen]) =>
      html`<option value="${value}"${flag('selected', isChosen)}>${text}</option>`,
  )}</select></div>`
}

/** Plain links to the pages around this one, and how much of the list has been shown. */
export function pager(page: PageContext, options: ListingOptions, total: number): Html {
  const pages = Math.ceil(total / options.perPage)
  const shown = Math.min(options.page * options.perPage, total)
  const summary = html`<p class="shop-pager__summary">${page.t('page.shown', { shown, total })}</p>`
  if (pages < 2) return html`<div class="shop-pager">${summary}</div>`
  const numbers = nearPages(options.page, pages)
  return html`<nav class="shop-pager" aria-label="${page.t('page.pages')}">${summary}<ul class="shop-pager__list">${
    options.page > 1 && html`<li>${pageLink(page, options.page - 1, 'previous')}</li>`
  }${numbers.map((it) => numberItem(page, it, options.page))}${
    options.page < pages && html`<li>${pageLink(page, options.page + 1, 'next')}</li>`
  }</ul></nav>`
}

function numberItem(page: PageContext, number: number | 'gap', current: number): Html {
  if (number === 'gap') return html`<li class="shop-pager__gap" aria-hidden="true">…</li>`
  const label = page.t('page.page', { n: number })
  return html`<li><a class="shop-pager__number" href="${addressOf(page, number)}" aria-label="${label}"${
    number === current && html` aria-current="page"`
  }>${number}</a></li>`
}

function pageLink(page: PageContext, number: number, way: 'previous' | 'next'): Html {
  const arrow = icon('arrow', way === 'previous' ? 'shop-icon--back' : '')
  return html`<a class="shop-pager__step" href="${addressOf(page, number)}" rel="${way === 'next' ? 'next' : 'prev'}">${way === 'previous' && arrow}<span>${page.t(`page.${way}`)}</span>${way === 'next' && arrow}</a>`
}

function addressOf(page: PageContext, number: number): string {
  return linkTo(page, withParameters(page.path, { page: number > 1 ? number : undefined }))
}

/** First, last, and those around the current one. */
function nearPages(current: number, last: number): readonly (number | 'gap')[] {
  const near = new Set([1, current - 1, current, current + 1, last])
  const numbers = [...near].filter((it) => it >= 1 && it <= last).sort((a, b) => a - b)
  return numbers.flatMap((it, index) => {
    const before = numbers[index - 1]
    return before !== undefined && it - before > 1 ? ['gap' as const, it] : [it]
  })
}
