import { ensureCart } from '../../state/cart/state.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './mini-cart.table.ts'
import { MiniCartView } from './mini-cart-view.tsx'

export const { define, mount } = elementPart(table, MiniCartView)
/** The panel that a press opens shows the cart, which is asked for while its button is drawn. */
export const prepare = ensureCart
