import { messageText } from '../../i18n/text.ts'
import { addToCart, prepareAdding } from '../../state/cart/adding.ts'
import { cartState, errorsOf, loadCart } from '../../state/cart/state.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './buy-button.table.ts'
import { BuyButtonView } from './buy-button-view.tsx'

export const { define, mount } = elementPart(table, BuyButtonView)
export const prepare = prepareAdding

/** For scripts of the page, which buy as the element does. */
export const actions = { addToCart, cartState, errorsOf, loadCart, messageText }
