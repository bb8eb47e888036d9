import { pageLanguage } from '../../i18n/text.ts'
import { type CartState, currentStorefront } from '../../state/cart/state.ts'
import { type CartTableData, cartTableData } from '../../ui/cart-table/cart-table.tsx'
import type { AttributeProps } from '../element-table.ts'
import type { table } from './cart-table.table.ts'

type CartTableSource = Pick<CartState, 'status' | 'problem'> & {
  readonly cart: Parameters<typeof cartTableData>[0]
  readonly rows: CartTableData['works']
  readonly removed: CartTableData['removed']
}

/** The table's current data. */
export function readCartTable(
  { cart, status, problem, rows, removed }: CartTableSource,
  { shopUrl, shopLabel, loginUrl, checkoutUrl, allRowsUrl }: AttributeProps<typeof table>,
): CartTableData {
  const storefront = currentStorefront()
  return cartTableData(cart, {
    status,
    problem,
    works: rows,
    removed,
    storefront,
    language: pageLanguage(),
    shopUrl,
    shopLabel,
    loginUrl,
    checkoutUrl,
    allRowsUrl,
  })
}
