import { checksum } from '../../../src/model/checksum.ts'
import { unitOf } from '../../../src/model/currency.ts'
import { trackedCart } from '../../../src/model/tracked-item.ts'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { PageEvent } from '../../platform/pages/page-event.tsx'
import type { CheckoutDrawing } from './drawing.ts'
import { ShopCheckout, screenOf } from './shop-checkout.tsx'

/** A payment method that the page's script displays where the browser supports it. */
const WALLETS = 'stripe-wallet'

export function checkoutPage(drawing: CheckoutDrawing): PageContent {
  const { page, errors, cart, checkout } = drawing
  const goods = trackedCart(cart, unitOf(cart.currency))
  const title = page.t('checkout.title')
  const isEmpty = screenOf(drawing) === 'empty'
  const isWrong = Object.keys(errors).length > 0
  return {
    title: isWrong ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    hasBareHeader: true,
    ...(checkout.paymentMethods.some(({ id }) => id === WALLETS) && { script: 'wallets' }),
    look: 'checkout',
    main: drawPage(
      page,
      <div className="shop-checkout-page">
        <h1>{title}</h1>
        <ShopCheckout {...drawing} />
        {goods && (
          <PageEvent
            page={page}
            name="begin_checkout"
            facts={goods}
            once={checksum(checkout.orderId)}
          />
        )}
        {!page.viewer.isAuthenticated && isEmpty && <WayIn page={page} />}
      </div>,
    ),
  }
}

/** The cart may belong to an account: the login brings it back, with what was typed. */
function WayIn({ page }: { readonly page: PageContext }) {
  const { t } = page
  return (
    <p>
      {`${t('checkout.empty.login')} `}
      <a href={loginUrl(page, linkTo(page, CHECKOUT_PATH))}>{t('login.submit')}</a>
    </p>
  )
}
