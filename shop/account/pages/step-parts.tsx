import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

/** Words that must not break across lines. */
export const UNBROKEN = ['e-post', 'e-mail']
interface StepHeadingProps {
  /** After a form, the heading takes the focus, so that screen readers continue there. */
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

/** For logged-out visitors who remember their password after all. */
export function LoginLink({ page }: { readonly page: PageContext }) {
  if (page.viewer.isAuthenticated) return null
  return (
    <p>
      <a href={linkTo(page, '/login')}>{page.t('login.submit')}</a>
    </p>
  )
}
