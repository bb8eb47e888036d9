import { concat, type Html, trusted } from '../../platform/html/html.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { Assets } from '../../platform/pages/site.ts'
import { type StaffContent, type StaffContext, StaffProvider, useStaff } from './staff-context.ts'
import { StaffPress } from './staff-forms.tsx'
import { MenuButton, StaffMenu } from './staff-menu.tsx'

const DOCTYPE = trusted('<!doctype html>\n')

export function staffDocument(
  context: StaffContext,
  assets: Assets | undefined,
  { title, main, isSheet = false }: StaffContent,
): Html {
  const { t, language, shop } = context
  const whole = drawPage(
    context,
    <StaffProvider value={context}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <title>{`${title} – ${shop.name}`}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {assets && <Sheets assets={assets} />}
        </head>
        <body className={isSheet ? 'shop staff staff--sheet' : 'shop staff'}>
          <a className="shop-skip" href="#main">
            {t('page.skip')}
          </a>
          {!isSheet && <Header />}
          <div className="staff-frame">
            {!isSheet && <StaffMenu />}
            <main className="staff-main" id="main" tabIndex={-1}>
              <NoticeBox />
              <h1>{title}</h1>
              {main}
            </main>
          </div>
        </body>
      </html>
    </StaffProvider>,
  )
  return concat(DOCTYPE, whole)
}

function Sheets({ assets: { css, shopCss, staffCss, integrity } }: { readonly assets: Assets }) {
  return [shopCss, css, staffCss].map((it) => (
    <link key={it} rel="stylesheet" href={`/ui/${it}`} integrity={integrity[it]} />
  ))
}

function Header() {
  const { t, member, shop } = useStaff()
  return (
    <header className="staff-header">
      <MenuButton />
      <a className="staff-header__shop" href="/staff">
        {shop.name}
      </a>
      {member && (
        <div className="staff-header__who">
          <a href="/staff/me">{member.name}</a>
          <StaffPress path="/staff/logout" look="quiet">
            {t('page.logout')}
          </StaffPress>
        </div>
      )}
    </header>
  )
}

function NoticeBox() {
  const { t, notice } = useStaff()
  if (!notice) return null
  const isRefused = notice.tone === 'refused'
  return (
    <p
      className={isRefused ? 'shop-notice shop-notice--error' : 'shop-notice'}
      role={isRefused ? 'alert' : 'status'}
    >
      {t(notice.key, notice.values)}
    </p>
  )
}
