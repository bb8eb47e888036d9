import { ensureCart } from '../state/cart/state.ts'
import type { ElementPart } from './react-element.tsx'

/**
 * A part of the cart or the checkout: what the server has drawn stays until the cart is here, and an
 * empty tag draws its own beginning at once.
 */
export function afterCart(part: ElementPart): ElementPart {
  return {
    define(name) {
      void cartFor([...document.querySelectorAll(name)]).then(() => part.define(name))
    },
    mount(host) {
      let undo: (() => void) | undefined
      let isGone = false
      void cartFor([host]).then(() => {
        if (!isGone) undo = part.mount(host)
      })
      return () => {
        isGone = true
        undo?.()
      }
    },
  }
}

async function cartFor(hosts: readonly Element[]): Promise<void> {
  if (hosts.every((it) => it.firstElementChild)) await ensureCart()
}
