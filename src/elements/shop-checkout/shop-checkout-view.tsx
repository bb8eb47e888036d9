import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { takeCartAlong } from '../../state/cart/hand-off.ts'
import { cartState, ensureCart } from '../../state/cart/state.ts'
import { forgetDecision } from '../../state/checkout/decision.ts'
import { watchCheckout } from '../../state/checkout/start.ts'
import { checkoutState } from '../../state/checkout/state.ts'
import { type Addressee, fillTown } from '../../state/checkout/towns.ts'
import { Checkout } from '../../ui/checkout/checkout.tsx'
import type { CheckoutData } from '../../ui/checkout/checkout-props.ts'
import { announce } from '../../ui/live-region.ts'
import { afterCart } from '../after-cart.ts'
import type { ViewProps } from '../element-table.ts'
import { hydrateInSections } from '../hydrate-in-sections.ts'
import { elementPart } from '../react-element.tsx'
import { readForms } from '../read-forms.ts'
import { useAnnouncedNotices } from '../use-announced-wait.ts'
import { useCart } from '../use-cart.ts'
import { useHostState } from '../use-host-state.ts'
import { useRowActions } from '../use-row-actions.ts'
import { checkoutHandlers } from './checkout-actions.ts'
import { readCheckout } from './read-checkout.ts'
import { table } from './shop-checkout.table.ts'
import { startView } from './start-view.ts'

const ADDRESSEES: readonly Addressee[] = ['customerDetails', 'alternativeAddress']

/** The whole checkout, with the visitor's actions. */
export function ShopCheckoutView(props: ViewProps<typeof table>) {
  const { host, checkout } = props
  const [drawn] = useHostState(host, 'drawn', () => startView(host, checkout))
  const state = useSnapshot(checkoutState, { sync: true })
  const [first] = useHostState(host, 'first', () => state.submit.errors)
  const cart = useCart()
  useAnnouncedNotices(cart.cart.notices)
  const rows = useRowActions(host)
  const forms = useMemo(() => readForms(host), [host])
  const handlers = useMemo(() => checkoutHandlers(host, rows), [host, rows])
  const data = readCheckout({ state, cart, drawn, first }, props)
  useLeaving()
  useEffect(watchCheckout, [])
  return (
    <>
      <Checkout data={data} forms={forms} handlers={handlers} />
      {data.screen === 'form' && <CheckoutContent data={data} towns={state.payload.towns} />}
    </>
  )
}

interface CheckoutContentProps {
  readonly data: CheckoutData
  readonly towns: Towns
}

/** The effects next to the form for as long as it is shown. */
function CheckoutContent({ data, towns }: CheckoutContentProps) {
  useTowns(towns)
  useAnnouncedOutcome(data)
  usePrefixedTitle(data.faults.list.length > 0)
  return null
}

/** The page's title tells of errors, for visitors who hear it first. */
function usePrefixedTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    document.title = text('checkout.errortitle', { title: plainTitle() })
    return () => {
      document.title = plainTitle()
    }
  }, [isWrong])
}

/** The title without errors; the server's may already tell of one. */
function plainTitle(): string {
  const prefix = text('checkout.errortitle', { title: '' }).trim()
  const { title } = document
  return title.startsWith(prefix) ? title.slice(prefix.length).trim() : title
}

/** A page that is left reports no more decisions; a page from the back-forward cache is reloaded. */
function useLeaving(): void {
  useEffect(() => {
    addEventListener('pageshow', reloadRestored)
    addEventListener('pagehide', forgetDecision)
    return () => {
      removeEventListener('pageshow', reloadRestored)
      removeEventListener('pagehide', forgetDecision)
      forgetDecision()
    }
  }, [])
}

/** Back after an order: the cached page is older than the order. */
function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}

/** Announces the effect of a change: the new sum, or a refused code. */
function useAnnouncedOutcome({ pending, facts, errors }: CheckoutData): void {
  const isCounting = pending.length > 0
  const total = facts.totals?.total
  const codeError = errors.campaignCode
  const announced = useRef(total)
  useEffect(() => (isCounting ? announce(text('checkout.recalculating')) : undefined), [isCounting])
  useEffect(() => {
    if (isCounting || total === undefined || announced.current === total) return
    announced.current = total
    announce(text('checkout.total.now', { sum: total }))
  }, [isCounting, total])
  useEffect(() => {
    if (codeError) announce(codeError, 'assertive')
  }, [codeError])
}

/** The towns of the postcodes that the shop knows. */
type Towns = Readonly<Record<string, string>> | undefined

/** The town follows the postcode, except in a field that has the focus. */
function useTowns(towns: Towns): void {
  useEffect(() => {
    if (!towns) return
    for (const addressee of ADDRESSEES) {
      const field = document.getElementById(fieldId(`${addressee}-city`))
      const town = field && field !== document.activeElement && fillTown(addressee)
      if (town) announce(text('checkout.town.filled', { town }))
    }
  }, [towns])
}

/** The cart goes along to the shop's checkout. */
async function findWay(): Promise<string | undefined> {
  takeCartAlong()
  await ensureCart()
  return cartState.cart.checkoutUrl
}

export const { define, mount } = afterCart(
  elementPart(table, ShopCheckoutView, {
    drawnFrom(props, host) {
      const drawn = startView(host, props.checkout)
      const first = checkoutState.submit.errors
      return readCheckout({ state: checkoutState, cart: cartState, drawn, first }, props)
    },
    hydrate: hydrateInSections,
    findWay,
  }),
)
