import { ensureCart } from '../state/cart/state.ts'
import type { ElementPart } from './react-element.tsx'

/**
 * A part of the cart or the checkout: the server's markup stays until the cart has loaded, and an empty tag
 * draws its loading state at once.
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
