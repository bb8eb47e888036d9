import { FAVOURITE_FORM } from '../../../../src/model/favourites.ts'
import { concat, type Html, trusted } from '../../html/html.ts'
import { contents } from '../../html/render.ts'
import { THEMES } from '../../shop/look-schema.ts'
import { FAVOURITES_PATH } from '../../shop-paths.ts'
import { ConsentQuestion } from '../consent-question.tsx'
import { drawPage } from '../draw-page.ts'
import { FormError } from '../form-error.tsx'
import type { PageContent } from '../page-content.ts'
import type { PageContext } from '../page-context.ts'
import { PageForm } from '../page-form.tsx'
import type { PersonalParts } from '../personal.tsx'
import { SeenRow } from '../seen-row.tsx'
import type { Site } from '../site.ts'
import { VatSwitch } from '../vat-switch.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { LateSheets } from './sheets.tsx'

/** The first theme is that of the style sheets themselves, and needs no class. */
function classOf({ storefront, shop: { look } }: PageContext): string {
  const own = look.theme && look.theme !== THEMES[0] ? ` theme-${look.theme}` : ''
  return `${storefront}-storefront shop${own}`
}

/** What the hearts of the page belong to where no script makes more of them. */
function FavouriteForm({ page }: { readonly page: PageContext }) {
  return (
    <PageForm id={FAVOURITE_FORM} page={page} path={FAVOURITES_PATH} hidden={true}>
      {null}
    </PageForm>
  )
}

/** All of a page that React does not write. */
const DOCTYPE = trusted('<!doctype html>\n')

export function document(
  page: PageContext,
  site: Site,
  content: PageContent,
  personal: PersonalParts,
): Html {
  const { crumbs = [] } = content
  const above = drawPage(
    page,
    <>
      {site.isDemo && <p className="shop-demo-line">{page.t('page.demo.line')}</p>}
      {personal.notice}
      {!content.isCheckout && <VatSwitch page={page} />}
      {crumbs.length > 0 && <Breadcrumbs page={page} crumbs={crumbs} />}
    </>,
  )
  const below = content.script === 'forms' && (
    <div className="shop-offline" hidden>
      <FormError id="offline">{page.t('page.offline')}</FormError>
    </div>
  )
  const seen = drawPage(page, <SeenRow page={page} content={content} />)
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
          {...contents(concat(above, content.main, drawPage(page, below), seen))}
        />
        {!content.isCheckout && <FavouriteForm page={page} />}
        <Footer page={page} waysToPay={site.waysToPay} />
        <LateSheets assets={site.assets} content={content} />
      </body>
    </html>,
  )
  return concat(DOCTYPE, whole)
}
