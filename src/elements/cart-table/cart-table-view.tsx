import { useMemo } from 'react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { clearCart } from '../../state/cart/adding.ts'
import { stopCartChanges } from '../../state/cart/mutation.ts'
import { cartState, reloadCart } from '../../state/cart/state.ts'
import { CartTable } from '../../ui/cart-table/cart-table.tsx'
import { announce } from '../../ui/live-region.ts'
import { afterCart } from '../after-cart.ts'
import type { ViewProps } from '../element-table.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useAnnouncedNotices } from '../use-announced-wait.ts'
import { useCart } from '../use-cart.ts'
import { useRowActions } from '../use-row-actions.ts'
import { table } from './cart-table.table.ts'
import { readCartTable } from './read-cart-table.ts'

/** The cart table with its actions. */
function CartTableView(props: ViewProps<typeof table>) {
  const { host } = props
  const data = readCartTable(useCart(), props)
  useAnnouncedNotices(data.cart.notices)
  const actions = useRowActions(host)
  const forms = useMemo(() => readForms(host), [host])
  const cleared = () => announceCleared(host)
  const handlers = { actions, retry, clear: clearCart, cleared, stop: stopCartChanges }
  return <CartTable data={data} forms={forms} handlers={handlers} />
}

function retry(): void {
  void reloadCart()
}

function announceCleared(host: HTMLElement): void {
  announce(text('cart.cleared'))
  emit(host, 'courtside:cleared')
  host.querySelector<HTMLElement>('a[href], button')?.focus()
}

export const { define, mount } = afterCart(
  elementPart(table, CartTableView, {
    drawnFrom: (props) => readCartTable(cartState, props),
    hydrate: hydrateInSections,
  }),
)
