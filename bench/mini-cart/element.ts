import '../../src/i18n/texts/register-sv.ts'
import { define } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { cart } from './cart.ts'

globalThis.fetch = async () => Response.json(cart)
define('mini-cart')
