import { useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { checkoutState } from '../../state/checkout/state.ts'
import { Checkout } from '../../ui/checkout/checkout.tsx'
import type { ViewProps } from '../element-table.ts'
import { readForms } from '../read-forms.ts'
import { useAnnouncedNotices } from '../use-announced-notices.ts'
import { useCart } from '../use-cart.ts'
import { useKept } from '../use-kept.ts'
import { useRowActions } from '../use-row-actions.ts'
import { checkoutHandlers } from './checkout-actions.ts'
import { readCheckout } from './read-checkout.ts'
import type { table } from './shop-checkout.table.ts'
import { ShownForm } from './shown-form.ts'
import { startView } from './start-view.ts'
import { useLeaving } from './use-leaving.ts'

/** The whole checkout, with what a visitor can do in it. */
export function ShopCheckoutView(props: ViewProps<typeof table>) {
  const { host, checkout } = props
  const [drawn] = useKept(host, 'drawn', () => startView(host, checkout))
  const state = useSnapshot(checkoutState, { sync: true })
  const [first] = useKept(host, 'first', () => state.submit.errors)
  const cart = useCart()
  useAnnouncedNotices(cart.cart.notices)
  const rows = useRowActions(host)
  const forms = useMemo(() => readForms(host), [host])
  const handlers = useMemo(() => checkoutHandlers(host, rows), [host, rows])
  const data = readCheckout({ state, cart, drawn, first }, props)
  useLeaving()
  return (
    <>
      <Checkout data={data} forms={forms} handlers={handlers} />
      {data.screen === 'form' && <ShownForm data={data} towns={state.payload.towns} />}
    </>
  )
}
