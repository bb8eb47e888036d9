import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { MiniCart } from './mini-cart.tsx'
import { linkTo, type PageContext } from './page-context.ts'
import { PageForm } from './page-form.tsx'

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
  const { visitor } = page
  if (!visitor.isAuthenticated) {
    const back = page.path.startsWith('/login') ? '/' : page.path
    const returnTo = encodeURIComponent(linkTo(page, back))
    const url = `${linkTo(page, '/login')}?returnTo=${returnTo}`
    return (
      <a className="shop-header__link" href={url} rel="nofollow">
        <Icon name="person" />
        <span className="shop-header__word">{page.t('login.submit')}</span>
      </a>
    )
  }
  return (
    <PageForm className="shop-header__logout" page={page} path="/logout">
      <button className="shop-header__link" type="submit">
        <Icon name="person" />
        <span className="shop-header__word">{page.t('page.logout')}</span>
        <span className="shop-header__name">{visitor.company ?? visitor.name ?? ''}</span>
      </button>
    </PageForm>
  )
}
