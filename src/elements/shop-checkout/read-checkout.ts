import type { Snapshot } from 'valtio/vanilla'
import { messageText, pageLanguage, text } from '../../i18n/text.ts'
import { FRAME_PATH, fieldId, hasField, inFormOrder } from '../../model/checkout-form.ts'
import type { FieldErrors } from '../../model/validation.ts'
import { type CartState, currentStorefront } from '../../state/cart/state.ts'
import { displayedCheckout } from '../../state/checkout/displayed-checkout.ts'
import type { CheckoutState } from '../../state/checkout/state.ts'
import { type CheckoutData, checkoutData } from '../../ui/checkout/checkout-props.ts'
import type { Fault } from '../../ui/checkout/error-summary.tsx'
import type { AttributeProps } from '../element-table.ts'
import { type ReadonlyState, readOptions } from './read-options.ts'
import type { table } from './shop-checkout.table.ts'
import type { DrawnCheckout } from './start-view.ts'

interface CheckoutSource {
  readonly state: ReadonlyState
  readonly cart: CartState | Snapshot<CartState>
  readonly drawn: DrawnCheckout
  /** The errors of the last attempt when the view was first drawn. */
  readonly first: FieldErrors
}

/** The current data of the checkout. */
export function readCheckout(
  source: CheckoutSource,
  props: AttributeProps<typeof table>,
): CheckoutData {
  const { state, cart } = source
  const { termsUrl, loginUrl, shopUrl, shopLabel } = props
  const { orderRows: rows, notices, isAuthenticated, abovePriceText, currency } = cart.cart
  const checkout = displayedCheckout(state as CheckoutState)
  const { decisionError, typed, pending, failed } = state
  return checkoutData({
    screen: chooseScreen(source),
    failure: state.failure,
    facts: { ...checkout, campaignCode: state.payload.campaignCode },
    typed,
    errors: worded(state.errors),
    faults: listFaults(source),
    options: readOptions(state, checkout, source.drawn.options),
    pending,
    failed: worded(failed),
    order: orderOf(state),
    waits: waitsOf(state),
    decisionError: decisionError && messageText(decisionError),
    cart: {
      rows,
      works: cart.rows,
      removed: cart.removed,
      notices,
      isAuthenticated,
      abovePriceText,
      currency,
      language: pageLanguage(),
    },
    storefront: currentStorefront(),
    ...{ termsUrl, loginUrl, shopUrl, shopLabel },
  })
}

function chooseScreen({ state, cart }: CheckoutSource): CheckoutData['screen'] {
  const isReady = cart.status === 'ready'
  const isWithoutLogin = currentStorefront() === 'professional' && !cart.cart.isAuthenticated
  if (isReady && isWithoutLogin) return 'loggedOut'
  if (state.phase === 'failed' && state.failure) return 'failed'
  if (state.phase !== 'ready' || !isReady) return 'loading'
  const isEmpty = cart.cart.orderRows.length + cart.removed.length === 0
  // The cart no longer holds the items of an order that waits for its payment.
  return isEmpty && !state.payload.orderId && !state.submit.result ? 'empty' : 'form'
}

function orderOf({ submit }: ReadonlyState): CheckoutData['order'] {
  if (submit.isSubmitting) return 'placing'
  return submit.result ? 'placed' : 'open'
}

function waitsOf({ isOffline, isSlow, submit }: ReadonlyState): CheckoutData['waits'] {
  return [
    ...(isOffline ? (['offline'] as const) : []),
    ...(submit.isChecking ? (['checking'] as const) : []),
    ...(isSlow ? (['slow'] as const) : []),
  ]
}

function worded<Kind extends string>(
  messages: Readonly<Partial<Record<Kind, FieldErrors[string]>>>,
) {
  const found = Object.entries<FieldErrors[string] | undefined>(messages)
  const words = found.flatMap(([kind, it]) => (it ? [[kind, messageText(it)]] : []))
  return Object.fromEntries(words) as Readonly<Record<Kind, string>>
}

/** The errors of the last attempt that have not been corrected since. */
function listFaults({ state, drawn, first }: CheckoutSource): CheckoutData['faults'] {
  const { submit, errors, needsConfirmation, pending, payload } = state
  const paths = submit.isSubmitting ? [] : inFormOrder(Object.keys(submit.errors))
  const isCounted = needsConfirmation && pending.length === 0
  const list = paths.flatMap((path): Fault[] => {
    const message = errors[path] ?? (hasField(path) ? undefined : submit.errors[path])
    if (!message) return []
    if (hasField(path)) return [{ path, words: messageText(message), target: fieldId(path) }]
    const sum = path === 'general' && isCounted && payload.totals?.total
    return [{ path, words: sum ? text('checkout.confirm', { sum }) : messageText(message) }]
  })
  const isDrawn = submit.errors === first
  // Corrections in between move nothing: the last attempt decides.
  const isTop =
    (isDrawn && drawn.hasFaults) || paths.some((it) => hasField(it) && it !== FRAME_PATH)
  return { place: isTop ? 'top' : 'order', list, attempt: isDrawn ? 0 : attemptOf(submit.errors) }
}

const attempts = new WeakMap<object, number>()
let lastAttempt = 0

/** Each attempt to order creates a new object. */
function attemptOf(errors: object): number {
  const existing = attempts.get(errors)
  if (existing) return existing
  lastAttempt += 1
  attempts.set(errors, lastAttempt)
  return lastAttempt
}
