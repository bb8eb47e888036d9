import '../../src/i18n/texts/register-sv.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { define } from '../../src/elements/cart-table/define.ts'
import { ensureCart } from '../../src/state/cart/state.ts'
import { type BenchPage, nextFrame, waitFor } from './page.ts'

declare const COURTSIDE_BENCH_CART: Cart

const page = globalThis as BenchPage

globalThis.fetch = async () => Response.json(COURTSIDE_BENCH_CART)

page.wake = async () => {
  const host = document.querySelector<HTMLElement>('cart-table')
  const row = host?.querySelector('li')
  define('cart-table')
  await waitFor(host)
  return row?.isConnected ? 'adopted' : 'replaced'
}

// The cart is on the page before: its way there costs the same in both.
void ensureCart()
  .then(nextFrame)
  .then(nextFrame)
  .then(() => {
    page.isPrepared = true
  })
