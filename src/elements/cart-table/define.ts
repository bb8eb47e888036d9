import { cartState } from '../../state/cart/state.ts'
import { afterCart } from '../after-cart.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './cart-table.table.ts'
import { CartTableView } from './cart-table-view.tsx'
import { readCartTable } from './read-cart-table.ts'

export const { define, mount } = afterCart(
  elementPart(table, CartTableView, {
    drawnFrom: (props) => readCartTable(cartState, props),
    hydrate: hydrateInSections,
  }),
)
