import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'

/** A professional buys when logged in; this is the way there and back. */
export function LoggedOut({ loginUrl }: { readonly loginUrl: string | undefined }) {
  const url = safeUrl(loginUrl)
  return (
    <div className="shop-checkout__loggedout">
      <p>{text('checkout.loggedout')}</p>
      {url && (
        <a className="cs-button cs-button--primary" href={url}>
          {text('checkout.login')}
        </a>
      )}
    </div>
  )
}
