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

/** Something that the visitor has changed, and the call that tells the shop. */
export interface Change {
  readonly kind: ChangeKind
  /** Shown as chosen at once, and no longer when the shop has said no. */
  readonly choices?: Choices
  readonly send: (sent: Checkout, options: CallOptions) => Promise<Checkout>
}

/** What of the payload each change is about; errors there are of the past when it is made. */
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

/** One call after another, so that the shop's last word is about the last change. */
const enqueue = createWriteQueue()

/** The last change of each kind: an older one has nothing more to say about it. */
const newest = new Map<ChangeKind, Change>()
let reading = 0
let current: { readonly kind: ChangeKind; readonly limit: AbortController } | undefined

/**
 * Shows a change as made, tells the shop, and reads the cart again. Until then nothing can be paid.
 * Resolves to whether it is so; where not, what was chosen before is shown again, and `failed` says why.
 */
export async function change(requested: Change): Promise<boolean> {
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

/** Tries again what has failed. */
export async function retryChange(kind: ChangeKind): Promise<boolean> {
  const requested = newest.get(kind)
  return requested ? change(requested) : false
}

/** Whether the cart is being read because of a change: the checkout knows what it will say. */
export function isReadingCart(): boolean {
  return reading > 0
}

/** Reads the checkout as the shop has it. */
export function readAgain(): Promise<boolean> {
  return change({ kind: 'cart', send: (_, options) => readCheckout(options) })
}

/** The checkout as the shop has it; where it has no such call, as it was last answered. */
export async function readCheckout(options: CallOptions): Promise<Checkout> {
  try {
    return await getCheckout(options)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return checkoutState.payload
    throw error
  }
}

/** Whether the shop has another checkout by now than the one that was sent. */
export function isOutdated(error: unknown): boolean {
  return hasMessage(error, 'checkout.changed')
}

export function hasMessage(error: unknown, key: string): boolean {
  if (!(error instanceof HttpError)) return false
  const { message, modelState = {} } = error.body
  return message === key || (modelState.general ?? []).includes(key)
}

async function announce(requested: Change): Promise<boolean> {
  try {
    await enqueue(requested.kind, () => send(requested))
    return true
  } catch (error) {
    if (newest.get(requested.kind) === requested) fail(requested.kind, error)
    return false
  }
}

async function send(requested: Change): Promise<void> {
  const limit = new AbortController()
  current = { kind: requested.kind, limit }
  applyPayload(await waitFor((signal) => askForThis(requested, signal), limit))
  void refreshOptions()
}

/** Where the shop has another checkout by now, it is read, and asked for in that one. */
async function askForThis(requested: Change, signal: AbortSignal): Promise<Checkout> {
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
  // The login has ended: the cart says so, and with it the page asks for it.
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
