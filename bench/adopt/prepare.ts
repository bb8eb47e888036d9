import '../../src/i18n/texts/register-sv.ts'
import type { Cart } from '../../src/contract/cart.ts'
import { ensureCart } from '../../src/state/cart/state.ts'

declare const COURTSIDE_BENCH_CART: Cart

/** What is pressed first, and which change of the page is the answer. */
export interface FirstPress {
  readonly control: string
  readonly isAnswered: (host: HTMLElement) => boolean
}

interface BenchPage {
  isPrepared?: boolean
  wake?: (press?: 'press') => Promise<'adopted' | 'replaced'>
}

const page = globalThis as BenchPage
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Lets the page be woken by `define`. The cart is there before: its way costs the same in both. */
export function prepare(tag: string, define: (name: string) => void, first?: FirstPress): void {
  globalThis.fetch = async () => Response.json(COURTSIDE_BENCH_CART)
  page.wake = async (press) => {
    const host = document.querySelector<HTMLElement>(tag)
    const row = host?.querySelector('li')
    if (!host) throw new Error(`There is no ${tag}`)
    host.addEventListener('courtside:ready', () => {
      host.getBoundingClientRect()
      performance.mark('ready')
      if (press && first) void pressFirst(host, first)
    })
    performance.mark('start')
    define(tag)
    while (host.dataset.state !== 'ready') await nextTask()
    await nextFrame()
    await nextFrame()
    while (first && !isAllDrawn(host)) await nextTask()
    performance.mark('drawn')
    return row?.isConnected ? 'adopted' : 'replaced'
  }
  void ensureCart()
    .then(nextFrame)
    .then(nextFrame)
    .then(() => {
      page.isPrepared = true
    })
}

async function pressFirst(host: HTMLElement, { control, isAnswered }: FirstPress): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isAnswered(host)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(host, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  performance.mark('press')
  host.querySelector<HTMLElement>(control)?.click()
  await answered
  performance.mark('answered')
}

/** Whether every control is the view's: React and Preact leave what they know of it on it. */
function isAllDrawn(host: HTMLElement): boolean {
  return [...host.querySelectorAll('[data-act]')].every((it) => Object.keys(it).length > 0)
}
