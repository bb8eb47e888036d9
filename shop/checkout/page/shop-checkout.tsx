import * as v from 'valibot'
import { cartSchema } from '../../../src/contract/cart.ts'
import { checkoutSchema } from '../../../src/contract/checkout.ts'
import { fieldId, hasField, inFormOrder } from '../../../src/model/checkout-form.ts'
import { readTyped } from '../../../src/model/typed-checkout.ts'
import { Checkout } from '../../../src/ui/checkout/checkout.tsx'
import {
  type CheckoutData,
  checkoutData,
  UNTOUCHED,
} from '../../../src/ui/checkout/checkout-props.ts'
import { offeredOptions } from '../../../src/ui/checkout/offered-options.ts'
import { emptyCartAttributes, emptyCartLink } from '../../cart/view/empty-cart-link.ts'
import { WORDS_FIELD } from '../../consents/displayed-words.ts'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import { loginUrl } from '../../platform/pages/login-url.ts'
import { linkTo, seesPrices } from '../../platform/pages/page-context.ts'
import type { CheckoutDrawing } from './drawing.ts'

/** The key in an element's memory for content that belongs to no field. */
const NO_FIELD = 'payment'

type Urls = Pick<CheckoutData, 'termsUrl' | 'loginUrl' | 'shopUrl' | 'shopLabel'>

/** The whole checkout, as one form that works without script. */
export function ShopCheckout(drawing: CheckoutDrawing) {
  const { page, checkout } = drawing
  const termsurl = linkTo(page, '/terms')
  const loginurl = loginUrl(page, linkTo(page, CHECKOUT_PATH))
  const way = emptyCartLink(page)
  const { prefix, hidden } = formsOf(page)
  const data = dataOf(drawing, { termsUrl: termsurl, loginUrl: loginurl, ...way })
  return (
    <DrawnElement
      tag="shop-checkout"
      attributes={{
        checkout: JSON.stringify(checkout),
        termsurl,
        loginurl,
        ...emptyCartAttributes(way),
      }}
      View={Checkout}
      data={data}
      forms={{ prefix, hidden: { ...hidden, [WORDS_FIELD]: checkout.words ?? '' } }}
    />
  )
}

/** What the element reads from its attributes and from the shop, with defaults filled in. */
function dataOf(drawing: CheckoutDrawing, urls: Urls): CheckoutData {
  const { page, options, optionsNotice: notice } = drawing
  const checkout = v.parse(checkoutSchema, drawing.checkout)
  const cart = v.parse(cartSchema, drawing.cart)
  const { deliveryMethods, selectedDeliveryMethod: method } = checkout
  const price = deliveryMethods.find(({ id }) => id === method)?.formattedPrice
  const { orderRows: rows, notices, isAuthenticated, abovePriceText, currency } = cart
  return checkoutData({
    ...UNTOUCHED,
    screen: screenOf(drawing),
    facts: checkout,
    typed: readTyped(checkout),
    ...faultsOf(drawing.errors),
    options: offeredOptions({ options, notice, price, canRetry: false }),
    cart: {
      ...{ rows, works: {}, removed: [], notices, isAuthenticated, abovePriceText, currency },
      language: page.language,
    },
    storefront: page.storefront,
    ...urls,
  })
}

export function screenOf({ page, cart, checkout }: CheckoutDrawing): CheckoutData['screen'] {
  if (!seesPrices(page)) return 'loggedOut'
  return cart.orderRows.length === 0 && !checkout.orderId ? 'empty' : 'form'
}

function faultsOf(wrong: CheckoutDrawing['errors']): Pick<CheckoutData, 'errors' | 'faults'> {
  const list = inFormOrder(Object.keys(wrong)).map((path) => {
    const words = wrong[path] ?? ''
    return hasField(path) ? { path, words, target: fieldId(path) } : { path: NO_FIELD, words }
  })
  return {
    errors: Object.fromEntries(list.map(({ path, words }) => [path, words])),
    faults: { place: list.length > 0 ? 'top' : 'order', list, attempt: 0 },
  }
}
