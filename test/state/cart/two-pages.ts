import type { OrderRow } from '../../../src/contract/cart.ts'
import { keepCartFresh } from '../../../src/state/cart/freshness.ts'
import { displayedQuantity, setRowQuantity } from '../../../src/state/cart/rows.ts'
import { cartState } from '../../../src/state/cart/state.ts'
import { begin, shownRows } from './carts.ts'

/** One tab of the shop: a realm of its own, with its own copy of the cart's state. */
interface CartPage {
  begin(cart: object): void
  /** The quantity that the visitor sees. */
  shown(): number | undefined
  press(quantity: number): void
  /** The quantity that the visitor has requested and the shop has not answered. */
  wanted(): number | undefined
  rows(): Record<string, number>
  look(isVisible: boolean): void
}

/** Replaces the browser's own functions in a tab. */
export interface Surroundings {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (from: Window, message: unknown) => void
}

type PageWindow = Window &
  typeof globalThis & { cartPage?: CartPage; hear?: (message: unknown) => void }

const here = globalThis as unknown as PageWindow

/** Whether this script runs in a tab that the test has opened. */
export const isPage = frameElement?.hasAttribute('data-cart-page') === true

/** In the tab: gives the test the cart's state to act on. */
export function serveTest(): void {
  const only = (): OrderRow | undefined => cartState.cart.orderRows[0]
  let isSeen = true
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isSeen ? 'visible' : 'hidden'),
  })
  keepCartFresh(() => 0)
  here.cartPage = {
    begin,
    shown: () => {
      const row = only()
      return row && displayedQuantity(row, cartState.rows)
    },
    press: (quantity) => setRowQuantity(only()?.rowSystemId ?? '', quantity),
    wanted: () => cartState.rows[only()?.rowSystemId ?? '']?.quantity,
    rows: shownRows,
    look: (isVisible) => {
      if (isSeen === isVisible) return
      isSeen = isVisible
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** In the test: opens a tab that runs `script` as a realm of its own. */
export async function openPage(script: string, around: Surroundings) {
  const frame = document.createElement('iframe')
  frame.setAttribute('data-cart-page', '')
  document.querySelector('body')?.append(frame)
  const page = frame.contentWindow as PageWindow
  Object.assign(page, {
    afterEach: () => {},
    fetch: around.fetch,
    BroadcastChannel: channelOf(page, around.post),
  })
  const element = page.document.createElement('script')
  element.type = 'module'
  element.src = script
  await new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = reject
    page.document.head.append(element)
  })
  if (!page.cartPage) throw new Error('The tab has no cart')
  return { window: page, cart: page.cartPage, hear: (message: unknown) => page.hear?.(message) }
}

/** A BroadcastChannel whose messages the test delivers when it likes. */
function channelOf(page: PageWindow, post: Surroundings['post']) {
  return class {
    postMessage(message: unknown): void {
      post(page, message)
    }

    addEventListener(_: string, listen: (event: { data: unknown }) => void): void {
      page.hear = (data) => listen({ data })
    }

    close(): void {}
  }
}
