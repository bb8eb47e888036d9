import { Icon } from '../../../../src/ui/icon.tsx'
import { MenuHead } from '../../../../src/ui/navigation/menu-head.tsx'
import {
  MenuFoot,
  MenuItemList,
  MenuItems,
  MenuSheet,
} from '../../../../src/ui/navigation/menu-sheet.tsx'
import type { Html } from '../../html/html.ts'
import { keepMarkup, numberOf } from '../../html/kept-markup.ts'
import { contents } from '../../html/render.ts'
import { bareUrl } from '../addresses.ts'
import { drawPage } from '../draw-page.ts'
import { linkTo, type PageContext } from '../page-context.ts'
import type { Site } from '../site.ts'
import { CALL_PATHS, callLinks, categoryLinks } from './menu-links.ts'

/** A page in each category, in some of its addresses; addresses are the visitor's to make up. */
const MAX_MENUS = 1000

/** By the categories of a site, which are new ones with each change of the catalogue. */
const menus = new WeakMap<Site['categories'], Map<string, Html>>()

const SHEET_ID = 'shop-menu'

keepMarkup(MenuHead, { keyOf: ({ calls, sheetId }) => [calls, sheetId] })

interface NavigationProps {
  readonly page: PageContext
  readonly site: Site
  /** Ids of the categories that the page is in. */
  readonly trail: readonly string[]
}

/**
 * The main menu as it works without script; the element reads its links from here, so that the page
 * carries them once. On a phone it is a sheet that the menu link leads to.
 */
export function Navigation({ page, site, trail }: NavigationProps) {
  const calls = callLinks(page, site)
  return (
    <main-navbar>
      <MenuHead calls={calls} sheetId={SHEET_ID} />
      <MenuSheet id={SHEET_ID}>
        <MenuItemList {...contents(drawMenu(page, site, trail))} />
        <Switches page={page} />
      </MenuSheet>
    </main-navbar>
  )
}

/**
 * The homes of both storefronts, which do not sell the same; and this page in the other language.
 */
function Switches({ page }: Pick<NavigationProps, 'page'>) {
  const { professional, languages } = page.shop
  const other = languages.find((it) => it !== page.language)
  return (
    <MenuFoot>
      {professional && (
        <>
          <StorefrontLink page={page} storefront="sport" textKey="page.private" />
          <StorefrontLink page={page} storefront="professional" textKey="page.business" />
        </>
      )}
      {other && (
        <li>
          <a href={linkTo({ ...page, language: other }, page.path)} hrefLang={other} lang={other}>
            <Icon name="globe" />
            {page.t('page.otherlanguage')}
          </a>
        </li>
      )}
    </MenuFoot>
  )
}

interface StorefrontLinkProps {
  readonly page: Pick<PageContext, 'language' | 'storefront' | 't'>
  readonly storefront: PageContext['storefront']
  readonly textKey: string
}

keepMarkup(StorefrontLink, {
  keyOf: ({ page, storefront, textKey }) => [
    page.language,
    page.storefront,
    numberOf(page.t),
    storefront,
    textKey,
  ],
})

function StorefrontLink({ page, storefront, textKey }: StorefrontLinkProps) {
  const current = page.storefront === storefront ? 'true' : undefined
  return (
    <li>
      <a href={linkTo({ ...page, storefront }, '/')} aria-current={current}>
        {page.t(textKey)}
      </a>
    </li>
  )
}

/** The items of the menu: some hundred links, the same on most pages, and drawn once for them. */
function drawMenu(page: PageContext, site: Site, trail: readonly string[]): Html {
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
