import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/** Words that stay on one line. */
export const UNBROKEN = ['e-post', 'e-mail']

/** For visitors who remember the password after all, and are not logged in. */
export function LoginLink({ page }: { readonly page: PageContext }) {
  if (page.visitor.isAuthenticated) return null
  return (
    <p>
      <a href={linkTo(page, '/login')}>{page.t('login.submit')}</a>
    </p>
  )
}
