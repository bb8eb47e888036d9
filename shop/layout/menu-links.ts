import type { MenuLink } from '../../src/model/navigation.ts'
import type { CatalogueSite, NavigationCategory } from '../catalogue/site.ts'
import { QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/**
 * The width of the bar on the narrowest screen that has one, in letters. A name may take two lines; its arrow
 * and padding take as much space as some letters.
 */
const ROOM = 106

const AROUND = 4.6

const CAMPAIGNS_PATH = '/campaigns'
/** Links beside the categories, and on phones in the header too; at most three. */
const CALLS = [
  { path: '/search?sort=newest', textKey: 'page.home.news' },
  { path: CAMPAIGNS_PATH, textKey: 'page.home.campaigns' },
  { path: QUICK_ORDER_PATH, textKey: 'page.quickorder' },
] as const

/** Links to campaigns only if there are any, and to quick order only on the professional storefront. */
export function callLinks(
  page: PageContext,
  { hasCampaigns }: Pick<CatalogueSite, 'hasCampaigns'>,
): readonly MenuLink[] {
  const isPro = page.storefront === 'professional'
  const calls = CALLS.filter(({ path }) => {
    if (path === QUICK_ORDER_PATH) return isPro
    return hasCampaigns || path !== CAMPAIGNS_PATH
  })
  return calls.map(({ path, textKey }) => {
    const isHere = page.path === path || bareUrl(page.path) === path
    const call = linkOf(linkTo(page, path), page.t(textKey), isHere ? 'page' : undefined)
    return { ...call, isCta: true }
  })
}

/**
 * Three levels of categories. Those without room in the bar are in a last item, which links to all products,
 * where the filters have every category.
 */
export function categoryLinks(
  page: PageContext,
  categories: readonly NavigationCategory[],
  trail: readonly string[],
): readonly MenuLink[] {
  const name = page.t('page.nav.more')
  const { fitting, rest } = fitBar(categories, name)
  const links = linksOf(page, fitting, trail).map((it, at) => ({
    ...it,
    imageUrl: it.links.length > 0 ? fitting[at]?.picture : undefined,
  }))
  if (rest.length === 0) return links
  const current = rest.some((it) => trail.includes(it.id)) ? 'true' : undefined
  const more = linkOf(linkTo(page, '/search'), name, current, linksOf(page, rest, trail, 2))
  return [...links, more]
}

/** Links of a level; the categories of the page's own branch are current. */
function linksOf(
  page: PageContext,
  categories: readonly NavigationCategory[],
  trail: readonly string[],
  levels = 3,
): readonly MenuLink[] {
  if (levels === 0) return []
  return categories.map(({ id, slug, name, children }) => {
    const path = `/c/${slug}`
    const current = bareUrl(page.path) === path ? 'page' : 'true'
    const below = linksOf(page, children, trail, levels - 1)
    return linkOf(linkTo(page, path), name, trail.includes(id) ? current : undefined, below)
  })
}

function linkOf(
  url: string,
  name: string,
  current: MenuLink['current'],
  links: readonly MenuLink[] = [],
): MenuLink {
  return {
    key: url,
    name,
    url,
    links,
    current,
    device: 'any',
    isCta: false,
    isAlwaysOpen: false,
    hasImages: false,
    imageUrl: undefined,
    colour: undefined,
    cssClass: '',
    quantity: undefined,
  }
}

interface BarPart {
  readonly fitting: readonly NavigationCategory[]
  /** Categories without room in the bar: none, or more than one. */
  readonly rest: readonly NavigationCategory[]
}

/** Divides the first level into the categories that fit the bar and those in its last item. */
export function fitBar(categories: readonly NavigationCategory[], moreName: string): BarPart {
  if (lengthOf(categories.map((it) => it.name)) <= ROOM) return { fitting: categories, rest: [] }
  let count = categories.length - 2
  const names = () => [...categories.slice(0, count).map((it) => it.name), moreName]
  while (count > 0 && lengthOf(names()) > ROOM) count -= 1
  return { fitting: categories.slice(0, count), rest: categories.slice(count) }
}

function lengthOf(names: readonly string[]): number {
  return names.reduce((sum, it) => sum + widthOf(it) + AROUND, 0)
}

/** The length of the longer of two lines. */
function widthOf(name: string): number {
  const words = name.split(/\s+/).map((it) => it.length)
  return words.length > 1 ? Math.max(...words, Math.ceil(name.length / 2)) : name.length
}
