import { Icon } from '../../src/ui/icon.tsx'
import { MenuHead } from '../../src/ui/navigation/menu-head.tsx'
import { MenuFoot, MenuList, MenuSheet } from '../../src/ui/navigation/menu-sheet.tsx'
import type { CatalogueSite } from '../catalogue/site.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { callLinks, categoryLinks } from './menu-links.ts'

const SHEET_ID = 'shop-menu'

interface NavigationProps {
  readonly page: PageContext
  readonly site: CatalogueSite
  /** Ids of the page's categories. */
  readonly trail: readonly string[]
}

/**
 * The main menu, working without script. The element reads its links from here, so that the page contains them
 * once. On phones it is a sheet, opened by the menu link.
 */
export function Navigation({ page, site, trail }: NavigationProps) {
  const calls = callLinks(page, site)
  return (
    <main-navbar>
      <MenuHead calls={calls} sheetId={SHEET_ID} />
      <MenuSheet id={SHEET_ID}>
        <MenuList menu={[...categoryLinks(page, site.categories, trail), ...calls]} />
        <Switches page={page} />
      </MenuSheet>
    </main-navbar>
  )
}

/**
 * Links to the home pages of both storefronts, whose ranges differ, and to this page in the other language.
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
  readonly page: PageContext
  readonly storefront: PageContext['storefront']
  readonly textKey: string
}

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
