import { drawPage } from '../../../platform/pages/draw-page.ts'
import type { PageContent } from '../../../platform/pages/page-content.ts'
import { linkTo } from '../../../platform/pages/page-context.ts'
import { REGISTER_PATH } from '../../../platform/shop-paths.ts'
import { ShopCheckout } from '../shop-checkout.tsx'
import type { CheckoutDrawing } from './drawing.ts'

/** The checkout: a form that came back says so in its title. */
export function checkoutPage(drawing: CheckoutDrawing): PageContent {
  const { page, errors } = drawing
  const title = page.t('checkout.title')
  const isWrong = Object.keys(errors).length > 0
  return {
    title: isWrong ? page.t('page.errortitle', { title }) : title,
    isPrivate: true,
    isCheckout: true,
    main: drawPage(
      page,
      <div className="shop-checkout-page">
        <h1>{title}</h1>
        <ShopCheckout {...drawing} />
        {!page.visitor.isAuthenticated && (
          <p>
            {`${page.t('checkout.noaccount')} `}
            <a href={linkTo(page, REGISTER_PATH)}>{page.t('login.register')}</a>
          </p>
        )}
      </div>,
    ),
  }
}
