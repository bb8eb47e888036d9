import * as v from 'valibot'
import { type Cart, cartSchema } from '../../../src/contract/cart.ts'
import { CartTable, cartTableData } from '../../../src/ui/cart-table/cart-table.tsx'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import { DrawnElement } from '../../platform/html/element.tsx'
import { formsOf } from '../../platform/pages/form-fields.ts'
import { loginUrlForPrices } from '../../platform/pages/login-url.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { emptyCartAttributes, emptyCartLink } from './empty-cart-link.ts'

const ALL_ROWS_PATH = '/cart?rows=all'

interface CartTableProps {
  readonly page: PageContext
  readonly cart: Cart
  /** The row whose group is open, because a form has just changed it. */
  readonly changed?: string | number | undefined
}

/** The cart; one form holds all its rows. */
export function DrawnCartTable({ page, cart, changed }: CartTableProps) {
  const way = emptyCartLink(page)
  const loginUrl = loginUrlForPrices(page)
  const checkoutUrl = linkTo(page, CHECKOUT_PATH)
  const allRowsUrl = wantsAllRows(page) ? undefined : linkTo(page, ALL_ROWS_PATH)
  const data = cartTableData(asRead(cart), {
    status: 'ready',
    problem: undefined,
    works: changed === undefined ? {} : { [changed]: { status: 'idle' as const } },
    removed: [],
    storefront: page.storefront,
    language: page.language,
    ...way,
    loginUrl,
    checkoutUrl,
    allRowsUrl,
  })
  const attributes = {
    ...emptyCartAttributes(way),
    ...(loginUrl !== undefined && { loginurl: loginUrl }),
    ...(checkoutUrl !== undefined && { checkouturl: checkoutUrl }),
    ...(allRowsUrl !== undefined && { allrowsurl: allRowsUrl }),
  }
  return (
    <DrawnElement
      tag="cart-table"
      attributes={attributes}
      View={CartTable}
      data={data}
      forms={formsOf(page)}
    />
  )
}

function wantsAllRows({ path }: PageContext): boolean {
  return path.startsWith('/cart?') && new URLSearchParams(path.slice(6)).get('rows') === 'all'
}

/** The cart as a browser reads it from the shop's response, with the defaults filled in. */
function asRead(cart: Cart): Cart {
  return v.parse(cartSchema, cart)
}
