import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

/** Words that stay on one line. */
export const UNBROKEN = ['e-post', 'e-mail']
interface StepHeadingProps {
  /** After a form, reading goes on at what it did. */
  readonly isDone: boolean
  readonly children: string
}

export function StepHeading({ isDone, children }: StepHeadingProps) {
  if (!isDone) return <h1>{children}</h1>
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
    <h1 className="shop-announced" tabIndex={-1} autoFocus>
      {children}
    </h1>
  )
}

/** For visitors who remember the password after all, and are not logged in. */
export function LoginLink({ page }: { readonly page: PageContext }) {
  if (page.viewer.isAuthenticated) return null
  return (
    <p>
      <a href={linkTo(page, '/login')}>{page.t('login.submit')}</a>
    </p>
  )
}
