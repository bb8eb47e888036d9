import type { Checkout } from '../../contract/checkout.ts'
import type { ChangeKind } from '../../model/checkout.ts'
import { type CallOptions, getCheckout } from '../../services/checkout-service.ts'
import { failureMessage, HttpError, isAbort } from '../../services/http-error.ts'
import { createWriteQueue } from '../../services/write-queue.ts'
import { reloadCart } from '../cart/state.ts'
import { waitFor } from './network.ts'
import { refreshOptions } from './options.ts'
import { applyPayload, composeCheckout, syncKind } from './payload.ts'
import { type Choices, checkoutState } from './state.ts'

/** A change by the visitor, and the call that sends it to the shop. */
export interface CheckoutChange {
  readonly kind: ChangeKind
  /** Displayed as chosen at once, until the shop refuses it. */
  readonly choices?: Choices
  readonly send: (sent: Checkout, options: CallOptions) => Promise<Checkout>
}

/** The payload fields of each kind of change, whose errors it clears. */
const ABOUT: Readonly<Record<ChangeKind, readonly string[]>> = {
  country: ['selectedCountry'],
  delivery: ['selectedDeliveryMethod'],
  option: ['selectedDeliveryOption', 'selectedShippingOption'],
  payment: ['selectedPaymentMethod', 'payment'],
  code: ['campaignCode'],
  customer: ['isBusinessCustomer', 'selectedCompanyAddressId'],
  marking: ['customerDetails-goodsMarking'],
  cart: [],
}

/** One call after another, so that the shop's last answer is about the last change. */
const enqueue = createWriteQueue()

/** The last change of each kind: the outcome of an older one is ignored. */
const newest = new Map<ChangeKind, CheckoutChange>()
let reading = 0
let current: { readonly kind: ChangeKind; readonly limit: AbortController } | undefined

/**
 * Shows a change as made, sends it to the shop and reloads the cart. Until then nothing can be paid.
 * Resolves to whether it succeeded; if not, the former choice is shown again, and `failed` holds the
 * reason.
 */
export async function change(requested: CheckoutChange): Promise<boolean> {
  if (checkoutState.submit.isSubmitting) return false
  const { kind, choices = {} } = requested
  newest.set(kind, requested)
  checkoutState.pendingChoices = { ...checkoutState.pendingChoices, ...choices }
  checkoutState.pending = [...checkoutState.pending.filter((it) => it !== kind), kind]
  forgetFaults(kind)
  if (checkoutState.isSlow && current?.kind === kind) current.limit.abort()
  syncKind()
  const isDone = await announce(requested)
  if (newest.get(kind) !== requested) return isDone
  dropPendingChoices(kind)
  void refreshOptions()
  if (kind === 'code' || kind === 'cart' || isDone) await readCart()
  if (newest.get(kind) === requested) settle(kind)
  return isDone
}

/** Retries a failed change. */
export async function retryChange(kind: ChangeKind): Promise<boolean> {
  const requested = newest.get(kind)
  return requested ? change(requested) : false
}

/** Whether a change is reloading the cart, whose content the checkout already knows. */
export function isReadingCart(): boolean {
  return reading > 0
}

/** Loads the shop's current checkout. */
export function readAgain(): Promise<boolean> {
  return change({ kind: 'cart', send: (_, options) => readCheckout(options) })
}

/** The shop's current checkout; if the backend lacks the call, the last answered one. */
export async function readCheckout(options: CallOptions): Promise<Checkout> {
  try {
    return await getCheckout(options)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return checkoutState.payload
    throw error
  }
}

/** Whether the shop's checkout is newer than the one that was sent. */
export function isOutdated(error: unknown): boolean {
  return hasMessage(error, 'checkout.changed')
}

export function hasMessage(error: unknown, key: string): boolean {
  if (!(error instanceof HttpError)) return false
  const { message, modelState = {} } = error.body
  return message === key || (modelState.general ?? []).includes(key)
}

async function announce(requested: CheckoutChange): Promise<boolean> {
  try {
    await enqueue(requested.kind, () => send(requested))
    return true
  } catch (error) {
    if (newest.get(requested.kind) === requested) fail(requested.kind, error)
    return false
  }
}

async function send(requested: CheckoutChange): Promise<void> {
  const limit = new AbortController()
  current = { kind: requested.kind, limit }
  applyPayload(await waitFor((signal) => askForThis(requested, signal), limit))
  void refreshOptions()
}

/** If the shop's checkout has changed meanwhile, it is read and the change is sent again. */
async function askForThis(requested: CheckoutChange, signal: AbortSignal): Promise<Checkout> {
  const ask = () => requested.send(composeCheckout(), { signal })
  try {
    return await ask()
  } catch (error) {
    if (!isOutdated(error)) throw error
    applyPayload(await readCheckout({ signal }))
    return ask()
  }
}

function fail(kind: ChangeKind, error: unknown): void {
  if (isAbort(error)) return
  // The session has expired: the reloaded cart tells so, and the page asks for a login.
  if (error instanceof HttpError && error.status === 401) void reloadCart()
  const faults = error instanceof HttpError ? error.fieldErrors : {}
  const [first] = Object.values(faults)
  checkoutState.errors = { ...checkoutState.errors, ...faults }
  const message = first ?? failureMessage(error)
  if (kind === 'code' && faults.campaignCode) return
  checkoutState.failed = { ...checkoutState.failed, [kind]: message }
}

function forgetFaults(kind: ChangeKind): void {
  const { [kind]: _, ...failed } = checkoutState.failed
  checkoutState.failed = failed
  checkoutState.errors = without(checkoutState.errors, ABOUT[kind])
}

function dropPendingChoices(kind: ChangeKind): void {
  checkoutState.pendingChoices = without(checkoutState.pendingChoices, ABOUT[kind])
  syncKind()
}

async function readCart(): Promise<void> {
  reading += 1
  await reloadCart()
  reading -= 1
}

function settle(kind: ChangeKind): void {
  checkoutState.pending = checkoutState.pending.filter((it) => it !== kind)
}

function without<Value extends object>(value: Value, names: readonly string[]): Value {
  const left = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(left) as Value
}
