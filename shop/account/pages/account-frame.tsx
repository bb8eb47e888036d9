import type { ReactNode } from 'react'
import { ACCOUNT_PATH, APPROVALS_PATH } from '../../paths/shop-paths.ts'
import type { Crumb } from '../../platform/pages/breadcrumbs.tsx'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'
import { ACCOUNT_LINKS } from './account-links.ts'

/** The parts that differ between the pages of the account. */
export interface AccountContent {
  /** The navigation's page that this one is, or belongs to. */
  readonly path: string
  /** Set where it differs from the navigation's entry. */
  readonly heading?: string
  /** The document's title, where the heading does not name the step. */
  readonly title?: string
  /** Whether a form was refused and can be corrected. */
  readonly isFaulty?: boolean
  readonly body: ReactNode
}

/** A page of the account: breadcrumbs, navigation, heading and content. */
export function accountPage(page: PageContext, content: AccountContent): PageContent {
  const { path, body, isFaulty } = content
  const link = ACCOUNT_LINKS.find((it) => it.path === path)
  const name = link ? page.t(link.textKey) : ''
  const heading = content.heading ?? name
  const title = content.title ?? heading
  return {
    title: isFaulty ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    script: 'forms',
    crumbs: crumbsOf(page, { path, name, heading }),
    main: drawPage(
      page,
      <div className="shop-account">
        {page.viewer.isAuthenticated && (
          <AccountNavigation page={page} current={path} isExact={heading === name} />
        )}
        <div className="shop-account__body">
          <h1>{heading}</h1>
          {body}
        </div>
      </div>,
    ),
  }
}

interface CrumbPage {
  readonly path: string
  readonly name: string
  readonly heading: string
}

function crumbsOf(page: PageContext, { path, name, heading }: CrumbPage): readonly Crumb[] {
  const isBelow = heading !== name
  if (path === ACCOUNT_PATH && !isBelow) return [{ name: page.t('page.account') }]
  const above = path === ACCOUNT_PATH ? [] : [{ name, ...(isBelow && { path }) }]
  return [
    { name: page.t('page.account'), path: ACCOUNT_PATH },
    ...above,
    ...(isBelow ? [{ name: heading }] : []),
  ]
}

interface NavigationProps {
  readonly page: PageContext
  readonly current: string
  /** False for a page below the navigation's entry. */
  readonly isExact: boolean
}

function AccountNavigation({ page, current, isExact }: NavigationProps) {
  const isCompany = page.viewer.company !== undefined
  const links = ACCOUNT_LINKS.filter((it) => isCompany || it.audience !== 'company')
  const home = { [RETURN_FIELD]: linkTo(page, '/') }
  const mark = isExact ? 'page' : 'true'
  return (
    <nav className="shop-account__navigation" aria-label={page.t('page.account')}>
      <ul>
        {links.map(({ path, textKey }) => (
          <li key={path}>
            <a href={linkTo(page, path)} aria-current={path === current ? mark : undefined}>
              {page.t(textKey)}
              {path === APPROVALS_PATH && page.viewer.toApprove && (
                <span className="shop-account__count">{page.viewer.toApprove.count}</span>
              )}
            </a>
          </li>
        ))}
        <li>
          <TokenForm className="shop-account__out" page={page} path="/logout" fields={home}>
            <button type="submit">{page.t('page.logout')}</button>
          </TokenForm>
        </li>
      </ul>
    </nav>
  )
}
