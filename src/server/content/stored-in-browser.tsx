import { FLASH_SECONDS } from '../platform/pages/flash.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

/** Everything that the shop keeps in a visitor's browser, with the text that says why and for how long. */
export const STORED_IN_BROWSER = [
  { name: 'courtside_session', text: 'session' },
  { name: 'courtside_flash', text: 'flash' },
  { name: 'courtside_kept', text: 'probe' },
  { name: 'courtside.checkout', text: 'checkout' },
  { name: 'courtside.searches', text: 'searches' },
  { name: 'courtside.sent', text: 'sent' },
  { name: 'requestVerificationToken', text: 'token' },
] as const

/** The list of the page about personal details. */
export function StoredInBrowser({ page }: { readonly page: PageContext }) {
  return (
    <dl className="shop-stored">
      {STORED_IN_BROWSER.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{page.t(`page.privacy.stored.${text}`, { seconds: FLASH_SECONDS })}</dd>
        </div>
      ))}
    </dl>
  )
}
