import { cartState, ensureCart } from '../../state/cart/state.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './cart-table.table.ts'
import { CartTableView } from './cart-table-view.tsx'
import { readCartTable } from './read-cart-table.ts'

const part = elementPart(table, CartTableView, {
  drawnFrom: (props) => readCartTable(cartState, props),
  hydrate: hydrateInSections,
})

/** The server's rows stay until the cart is here; an empty tag draws its skeleton at once. */
export function define(name: string): void {
  void cartFor([...document.querySelectorAll(name)]).then(() => part.define(name))
}

export function mount(host: HTMLElement): () => void {
  let undo: (() => void) | undefined
  let isGone = false
  void cartFor([host]).then(() => {
    if (!isGone) undo = part.mount(host)
  })
  return () => {
    isGone = true
    undo?.()
  }
}

async function cartFor(hosts: readonly Element[]): Promise<void> {
  if (hosts.every((it) => it.firstElementChild)) await ensureCart()
}
