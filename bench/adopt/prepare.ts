import '../../src/i18n/texts/register-sv.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { ensureCart } from '../../src/state/cart/state.ts'

declare const COURTSIDE_BENCH_CART: Cart

interface BenchPage {
  isPrepared?: boolean
  wake?: () => Promise<'adopted' | 'replaced'>
}

const page = globalThis as BenchPage
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Lets the page be woken by `define`. The cart is there before: its way costs the same in both. */
export function prepare(tag: string, define: (name: string) => void): void {
  globalThis.fetch = async () => Response.json(COURTSIDE_BENCH_CART)
  page.wake = async () => {
    const host = document.querySelector<HTMLElement>(tag)
    const row = host?.querySelector('li')
    define(tag)
    while (host?.dataset.state !== 'ready') await new Promise((resolve) => setTimeout(resolve))
    await nextFrame()
    await nextFrame()
    return row?.isConnected ? 'adopted' : 'replaced'
  }
  void ensureCart()
    .then(nextFrame)
    .then(nextFrame)
    .then(() => {
      page.isPrepared = true
    })
}
