import { elementPart } from '../react-element.tsx'
import { table } from './mini-cart.table.ts'
import { MiniCartView } from './mini-cart-view.tsx'

export const { define, mount } = elementPart(table, MiniCartView)
