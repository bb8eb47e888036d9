import { ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import {
  type CustomerDetails,
  fillDetails,
  NOTHING_TYPED,
  readTyped,
  type TypedCheckout,
} from '../../model/typed-checkout.ts'
import { forgetSession, readSession, saveSession } from '../../services/session-storage.ts'
import { checkoutState } from './state.ts'

export type CustomerKind = 'private' | 'business'

/** The stored input of one checkout, kept for the tab. */
interface SavedDraft {
  readonly orderId: string
  /** Whether a logged-in customer typed it. */
  readonly authenticated: boolean
  readonly typed: TypedCheckout
  readonly others: Others
}

/** The input as a customer of the other kind. */
type Others = Partial<Readonly<Record<CustomerKind, CustomerDetails>>>

const KEY = 'courtside.checkout'

/** Fields that only a business has. */
const COMPANY_LINES = ['companyName', 'organizationNumber', 'reference', 'goodsMarking'] as const

let others: Others = {}
let kind: CustomerKind = 'private'

/**
 * Sets the input of a newly opened checkout: the shop's data, then this tab's stored input. A logout
 * removes the checkout; the next login restores the same one, with its input.
 */
export function openTyped(payload: Checkout): void {
  kind = kindOf(payload)
  others = {}
  keepTyped(readTyped(payload))
  const stored = readSaved()
  if (stored?.orderId === payload.orderId) restore(stored, payload)
  else if (payload.orderId) forgetSession(KEY)
}

export function setTyped(change: Partial<TypedCheckout>): void {
  keepTyped({ ...checkoutState.typed, ...change })
  saveTyped()
}

/** Stores the input for the tab, together with its checkout. */
export function saveTyped(): void {
  const { payload, typed } = checkoutState
  const { orderId, authenticated } = payload
  if (orderId) saveSession(KEY, JSON.stringify({ orderId, authenticated, typed, others }))
}

/**
 * Shows the input as a customer of that kind. Empty fields are taken from the other kind, except those that
 * only a business has.
 */
export function showKind(next: CustomerKind): void {
  if (next === kind) return
  const { customerDetails } = checkoutState.typed
  others = { ...others, [kind]: { ...customerDetails } }
  const own = others[next] ?? NOTHING_TYPED.customerDetails
  kind = next
  setTyped({ customerDetails: fill(own, customerDetails) })
}

/** The details to send: a private customer has no company. */
export function sentDetails(isBusinessCustomer: boolean): Checkout['customerDetails'] {
  const { customerDetails } = checkoutState.typed
  const hidden = isBusinessCustomer ? [] : COMPANY_LINES.map((name) => [name, ''])
  return { ...customerDetails, ...Object.fromEntries(hidden) }
}

export function kindOf({ isBusinessCustomer }: Pick<Checkout, 'isBusinessCustomer'>): CustomerKind {
  return isBusinessCustomer ? 'business' : 'private'
}

function fill(own: CustomerDetails, from: CustomerDetails): CustomerDetails {
  const lines = Object.entries(own).map(([name, line]) => {
    const isShared = !COMPANY_LINES.some((it) => it === name)
    return [name, line || !isShared ? line : from[name as keyof CustomerDetails]]
  })
  return Object.fromEntries(lines) as CustomerDetails
}

/**
 * Consent is given each time, never restored: terms and newsletter stay unticked. After a login, the
 * account's data fills empty fields.
 */
function restore({ typed, others: stored, authenticated }: SavedDraft, payload: Checkout): void {
  const { customerDetails } = checkoutState.typed
  const isSame = authenticated === payload.authenticated
  others = stored
  keepTyped({
    ...typed,
    ...(!isSame && { customerDetails: fillDetails(typed.customerDetails, customerDetails) }),
    acceptTermsOfCondition: false,
    acceptNewsletter: false,
  })
}

/** It is replaced as a whole, and never observed field by field. */
function keepTyped(typed: TypedCheckout): void {
  checkoutState.typed = ref(typed)
}

function readSaved(): SavedDraft | undefined {
  try {
    const value: unknown = JSON.parse(readSession(KEY) ?? 'null')
    const {
      orderId,
      authenticated,
      typed,
      others: stored,
    } = Object(value) as Partial<Record<keyof SavedDraft, unknown>>
    return {
      orderId: String(orderId),
      authenticated: authenticated === true,
      typed: likeOf(NOTHING_TYPED, typed),
      others: readOthers(Object(stored)),
    }
  } catch {
    return undefined
  }
}

function readOthers(stored: Partial<Record<CustomerKind, unknown>>): Others {
  const kinds = (['private', 'business'] as const).filter((it) => stored[it])
  return Object.fromEntries(
    kinds.map((it) => [it, likeOf(NOTHING_TYPED.customerDetails, stored[it])]),
  )
}

/** Keeps the parts of the value that have the same names and types as the model. */
function likeOf<Model extends object>(model: Model, value: unknown): Model {
  const fields = Object(value) as Record<string, unknown>
  const read = Object.entries(model).map(([name, fallback]: [string, unknown]) => {
    const found = Object.hasOwn(fields, name) ? fields[name] : fallback
    if (typeof found !== typeof fallback) return [name, fallback]
    return [name, typeof fallback === 'object' && fallback ? likeOf(fallback, found) : found]
  })
  return Object.fromEntries(read) as Model
}
