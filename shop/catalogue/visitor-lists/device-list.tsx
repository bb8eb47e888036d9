import { ButtonLink } from '../../../src/ui/button.tsx'
import { loginUrlBack } from '../../platform/pages/login-url.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'

interface WaitingProps {
  readonly page: PageContext
  readonly words: string
  /** Without script, what a device keeps cannot be shown; an account's can. */
  readonly withoutScript: string
}

/** What stands in a list until its element shows what the device keeps. */
export function Waiting({ page, words, withoutScript }: WaitingProps) {
  return (
    <>
      <p className="shop-lead" data-wait="">
        {words}
      </p>
      <noscript>
        <p>{withoutScript}</p>
        <p>
          <a href={loginUrlBack(page)}>{page.t('login.submit')}</a>
        </p>
      </noscript>
    </>
  )
}

/** From a list without goods to all that there are. */
export function WayToProducts({ page }: { readonly page: PageContext }) {
  return (
    <p>
      <ButtonLink look="primary" href={linkTo(page, '/search')}>
        {page.t('favourite.none.shop')}
      </ButtonLink>
    </p>
  )
}
