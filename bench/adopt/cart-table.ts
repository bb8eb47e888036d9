import { define } from '../../src/elements/cart-table/define.ts'
import { prepare } from './prepare.ts'

prepare('cart-table', define)
