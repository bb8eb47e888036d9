import { define } from '../../src/elements/shop-checkout/define.ts'
import { prepare } from './wake.ts'

prepare('shop-checkout', define)
