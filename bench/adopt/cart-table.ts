import { define } from '../../src/elements/cart-table/define.ts'
import { prepare } from './wake.ts'

prepare('cart-table', define)
