import { FAVOURITE_FORM } from '../../src/model/visitor-lists.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { PaymentMark } from '../checkout/payment/payment-marks.ts'
import { ConsentQuestion } from '../consents/consent-question.tsx'
import { FAVOURITES_PATH } from '../paths/shop-paths.ts'
import { concat, type Html, trusted } from '../platform/html/html.ts'
import { contents } from '../platform/html/render.ts'
import { Breadcrumbs } from '../platform/pages/breadcrumbs.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import { FormError } from '../platform/pages/form-error.tsx'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'
import type { PersonalParts } from '../platform/pages/page-template.ts'
import { THEMES } from '../platform/shop/look-schema.ts'
import { DemoLine } from './demo-line.tsx'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { LateSheets } from './sheets.tsx'
import { VatSwitch } from './vat-switch.tsx'

/** The first theme is the style sheets' default, and needs no class. */
function classOf({ storefront, shop: { look } }: PageContext): string {
  const own = look.theme && look.theme !== THEMES[0] ? ` theme-${look.theme}` : ''
  return `${storefront}-storefront shop${own}`
}

/** The form of the page's favourite buttons, for visitors without script. */
function FavouriteForm({ page }: { readonly page: PageContext }) {
  return (
    <PageForm id={FAVOURITE_FORM} page={page} path={FAVOURITES_PATH} hidden={true}>
      {null}
    </PageForm>
  )
}

/** The only part of a page that React does not write. */
const DOCTYPE = trusted('<!doctype html>\n')

/** The site with the layout's further data, equal for every viewer. */
export interface ShopSite extends CatalogueSite {
  /** Marks of the available payment methods, in the page's language. */
  readonly waysToPay: readonly PaymentMark[]
}

export function document(
  page: PageContext,
  site: ShopSite,
  content: PageContent,
  personal: PersonalParts,
): Html {
  const { crumbs = [] } = content
  const above = drawPage(
    page,
    <>
      <DemoLine page={page} hasDoors={site.hasDoors} />
      {personal.notice}
      {!content.hasBareHeader && <VatSwitch page={page} />}
      {crumbs.length > 0 && <Breadcrumbs page={page} crumbs={crumbs} />}
    </>,
  )
  const below = content.script === 'forms' && (
    <div className="shop-offline" hidden>
      <FormError id="offline">{page.t('page.offline')}</FormError>
    </div>
  )
  const whole = drawPage(
    page,
    <html lang={page.language}>
      <Head page={page} site={site} content={content} />
      <body className={classOf(page)}>
        <ConsentQuestion page={page} />
        <a className="shop-skip" href="#main">
          {page.t('page.skip')}
        </a>
        <Header page={page} site={site} content={content} personal={personal} />
        <main
          className="shop-main"
          id="main"
          tabIndex={-1}
          {...contents(concat(above, content.main, drawPage(page, below)))}
        />
        {!content.hasBareHeader && <FavouriteForm page={page} />}
        <Footer page={page} waysToPay={site.waysToPay} />
        <LateSheets assets={site.assets} content={content} />
      </body>
    </html>,
  )
  return concat(DOCTYPE, whole)
}
