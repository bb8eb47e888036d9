import { concat, type Html, trusted } from '../../platform/html/html.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { Assets } from '../../platform/pages/site.ts'
import { rolesOf } from '../guard/staff-access.ts'
import { mayRead } from '../guard/staff-sessions.ts'
import { type StaffContent, type StaffContext, StaffProvider, useStaff } from './staff-context.ts'
import { StaffPress } from './staff-forms.tsx'

const DOCTYPE = trusted('<!doctype html>\n')

/** The pages of the menu; members see only those that their role may read. */
const MENU = [
  ['/staff', 'staff.menu.orders'],
  ['/staff/goods', 'staff.menu.goods'],
  ['/staff/campaigns', 'staff.menu.campaigns'],
  ['/staff/price-lists', 'staff.menu.pricelists'],
  ['/staff/customers', 'staff.menu.customers'],
  ['/staff/applications', 'staff.menu.applications'],
  ['/staff/withdrawals', 'staff.menu.withdrawals'],
  ['/staff/returns', 'staff.menu.returns'],
  ['/staff/reviews', 'staff.menu.reviews'],
  ['/staff/quotations', 'staff.menu.quotations'],
  ['/staff/newsletter', 'staff.menu.newsletter'],
  ['/staff/codes', 'staff.menu.codes'],
  ['/staff/measurement', 'staff.menu.measurement'],
  ['/staff/exports', 'staff.menu.exports'],
  ['/staff/people', 'staff.menu.people'],
  ['/staff/audit', 'staff.menu.audit'],
] as const

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
          <main className="staff-main" id="main" tabIndex={-1}>
            <NoticeBox />
            <h1>{title}</h1>
            {main}
          </main>
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
      <a className="staff-header__shop" href="/staff">
        {shop.name}
      </a>
      <Menu />
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

/** Whether a page is, or belongs to, a page of the menu. */
function isCurrent(path: string, url: string): boolean {
  const page = path.split('?', 1)[0] ?? ''
  if (url === '/staff') return page === url || page.startsWith('/staff/orders')
  if (url === '/staff/customers' && page.startsWith('/staff/companies')) return true
  if (url === '/staff/goods' && page.startsWith('/staff/articles/')) return true
  return page === url || page.startsWith(`${url}/`)
}

function Menu() {
  const { t, member, path } = useStaff()
  if (!member) return null
  return (
    <nav className="staff-menu" aria-label={t('staff.menu')}>
      <ul>
        {MENU.filter(([url]) => mayRead(member, rolesOf('GET', url))).map(([url, key]) => (
          <li key={url}>
            <a href={url} aria-current={isCurrent(path, url) ? 'page' : undefined}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
