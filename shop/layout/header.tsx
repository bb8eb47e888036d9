import type { ReactNode } from 'react'
import { Icon } from '../../src/ui/icon.tsx'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { PersonalParts } from '../platform/pages/page-template.ts'
import { QuickSearch } from '../search/quick-search.tsx'
import { LogoLink } from './logo.tsx'
import { Navigation } from './navigation.tsx'

interface HeaderProps {
  readonly page: PageContext
  readonly site: CatalogueSite
  readonly content: PageContent
  readonly personal: PersonalParts
}

/** Logo, search, account, cart and menu; on wide screens, the categories are below them. */
export function Header({ page, site, content, personal }: HeaderProps) {
  if (content.hasBareHeader) return <CheckoutHeader page={page} personal={personal} />
  return (
    <Frame
      page={page}
      className={page.path === '/' ? 'shop-header' : 'shop-header shop-header--below'}
    >
      <div className="shop-header__search">
        <QuickSearch page={page} query={content.query} />
      </div>
      <div className="shop-header__account">{personal.headerLinks}</div>
      <div className="shop-header__cart">{personal.headerButton}</div>
      <Navigation page={page} site={site} trail={content.categoryTrail ?? []} />
    </Frame>
  )
}

/** A header of logo, phone number and cart only, so that nothing leads away from the checkout. */
function CheckoutHeader({ page, personal }: Pick<HeaderProps, 'page' | 'personal'>) {
  return (
    <Frame page={page} className="shop-header shop-header--checkout">
      <div className="shop-header__account">
        <a className="shop-header__link" href={page.shop.phoneUrl}>
          <Icon name="phone" />
          <bdi className="shop-header__word" dir="ltr">
            {page.shop.contact.phone}
          </bdi>
        </a>
      </div>
      <div className="shop-header__cart">{personal.headerButton}</div>
    </Frame>
  )
}

/**
 * The style sheet sets the height, so the script can measure it later, and does not force the whole page to
 * be restyled while a visitor waits for a response.
 */
const MEASURED_LATER = { 'data-wake': 'late' }

interface FrameProps {
  readonly page: PageContext
  readonly className: string
  readonly children: ReactNode
}

function Frame({ page, className, children }: FrameProps) {
  const suffix = page.storefront === 'professional' ? page.t('page.pro') : ''
  return (
    <page-header {...MEASURED_LATER}>
      <header className={className}>
        <div className="shop-header__bar">
          <LogoLink
            shop={page.shop}
            url={linkTo(page, '/')}
            name={page.t('page.logo')}
            suffix={suffix}
          />
          {children}
        </div>
      </header>
    </page-header>
  )
}
