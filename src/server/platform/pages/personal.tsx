import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { ACCOUNT_PATH } from '../shop-paths.ts'
import { loginUrl } from './login-url.ts'
import { MiniCart } from './mini-cart.tsx'
import { linkTo, type PageContext } from './page-context.ts'

/** What stands on a page for one visitor alone. */
export interface PersonalParts {
  readonly account: ReactNode
  readonly cart: ReactNode
  /** Something that happened, shown once. */
  readonly notice?: ReactNode
}

export function personalParts(page: PageContext, notice?: ReactNode): PersonalParts {
  return { account: <Account page={page} />, cart: <MiniCart page={page} />, notice }
}

/** The login leads back to the page it is opened from. */
function Account({ page }: { readonly page: PageContext }) {
  const { isAuthenticated, company, name = '' } = page.visitor
  const back = page.path.startsWith('/login') ? '/' : page.path
  const url = isAuthenticated ? linkTo(page, ACCOUNT_PATH) : loginUrl(page, linkTo(page, back))
  const word = page.t(isAuthenticated ? 'page.account' : 'login.submit')
  return (
    <a className="shop-header__link" href={url} rel={isAuthenticated ? undefined : 'nofollow'}>
      <Icon name="person" />
      <span className="shop-header__word">{word}</span>
      {isAuthenticated && <span className="shop-header__name">{company ?? name}</span>}
    </a>
  )
}
