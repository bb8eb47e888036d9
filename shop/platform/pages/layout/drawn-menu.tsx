import { MenuItems } from '../../../../src/ui/navigation/menu-sheet.tsx'
import type { Html } from '../../html/html.ts'
import { bareUrl } from '../addresses.ts'
import { drawPage } from '../draw-page.ts'
import type { PageContext } from '../page-context.ts'
import type { Site } from '../site.ts'
import { CALL_PATHS, callLinks, categoryLinks } from './menu-links.ts'

/** A page in each category, in some of its addresses; addresses are the visitor's to make up. */
const MAX_MENUS = 1000

/** By the categories of a site, which are new ones with each change of the catalogue. */
const menus = new WeakMap<Site['categories'], Map<string, Html>>()

/** The items of the menu: some hundred links, the same on most pages, and drawn once for them. */
export function drawMenu(page: PageContext, site: Site, trail: readonly string[]): Html {
  const known = menus.get(site.categories) ?? new Map<string, Html>()
  menus.set(site.categories, known)
  const key = [page.language, page.storefront, placeOf(page, trail), ...trail].join(' ')
  const drawn = known.get(key) ?? drawItems(page, site, trail)
  if (known.size >= MAX_MENUS) known.clear()
  known.set(key, drawn)
  return drawn
}

function drawItems(page: PageContext, site: Site, trail: readonly string[]): Html {
  const menu = [...categoryLinks(page, site.categories, trail), ...callLinks(page, site)]
  return drawPage(page, <MenuItems menu={menu} />)
}

/** Which link of the menu is the page itself, where one is. */
function placeOf({ path }: PageContext, trail: readonly string[]): string {
  const bare = bareUrl(path)
  if (CALL_PATHS.includes(path)) return path
  const isCategory = trail.length > 0 && bare.startsWith('/c/')
  return isCategory || CALL_PATHS.includes(bare) ? bare : ''
}
