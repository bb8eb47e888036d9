import { FLASH_SECONDS } from '../platform/pages/flash.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

/** Everything that the shop stores in browsers, with the key of the text about its purpose and duration. */
export const STORED_IN_BROWSER = {
  courtside_session: 'session',
  courtside_flash: 'flash',
  courtside_keys: 'keys',
  courtside_handoff: 'handoff',
  courtside_device: 'device',
  courtside_consent: 'consent',
  'courtside.consent.unsent': 'consent.unsent',
  courtside_kept: 'probe',
  courtside_soft_login: 'softlogin',
  courtside_staff: 'staff',
  courtside_vat: 'vat',
  courtside_demo: 'demo',
  courtside_quotation: 'quotation.count',
  courtside_favourites: 'favourites.count',
  'courtside.favourites': 'favourites',
  'courtside.seen': 'seen',
  'courtside.quotation': 'quotation',
  'courtside.quotation.taken': 'quotation.taken',
  'courtside.checkout': 'checkout',
  'courtside.email': 'email',
  'courtside.searches': 'searches',
  'courtside.sent': 'sent',
  'courtside.visitor': 'visitor',
  'courtside.cartkeys': 'cartkeys',
  requestVerificationToken: 'token',
} as const

function entriesOf({ shop, demoLine }: PageContext) {
  const isThere: Readonly<Record<string, boolean>> = {
    vat: shop.hasVat,
    demo: demoLine !== undefined,
  }
  return Object.entries(STORED_IN_BROWSER).filter(([, text]) => isThere[text] ?? true)
}

/** The list on the privacy page. */
export function StoredInBrowser({ page }: { readonly page: PageContext }) {
  return (
    <dl className="shop-stored">
      {entriesOf(page).map(([name, text]) => (
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
