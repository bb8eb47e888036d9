import '../../src/i18n/texts/register-sv.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { mount } from '../../src/elements/cart-table/define.ts'
import { ensureCart } from '../../src/state/cart/state.ts'

declare const COURTSIDE_BENCH_CART: Cart

interface BenchPage {
  place?: (markup: string) => Promise<void>
  wake?: () => Promise<'adopted' | 'replaced'>
}

const page = globalThis as BenchPage
const SETTLE_MS = 100
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
let undo = () => {}

globalThis.fetch = async () => Response.json(COURTSIDE_BENCH_CART)

/** Shows what the server has drawn. The cart is here: its way costs the same however it is drawn. */
page.place = async (markup) => {
  undo()
  document.body.innerHTML = markup
  await ensureCart()
  await frames()
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}

page.wake = async () => {
  const host = document.body.firstElementChild as HTMLElement
  const row = host.querySelector('li')
  undo = mount(host)
  while (host.dataset.state !== 'ready') await new Promise((resolve) => setTimeout(resolve))
  await frames()
  return row?.isConnected ? 'adopted' : 'replaced'
}
