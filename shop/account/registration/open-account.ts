import { randomUUID } from 'node:crypto'
import type { Receipt } from '../../../src/model/order.ts'
import { findReceipt } from '../../orders/receipt/order-queries.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { enqueueSignUpMail } from '../customers/account-notices.ts'
import { findSignUp, saveSignUp, upsertAccount } from '../customers/account-queries.ts'
import { toAddress } from '../customers/customer-queries.ts'

/** Private customers open accounts themselves; companies get theirs from the shop. */
export function maySignUp({ customer, session, storefront }: Visitor): boolean {
  return storefront === 'sport' && customer === undefined && session?.customerId === undefined
}

/** The fields of a checkout that concern an account. */
interface SignUpRequest {
  readonly signUp: boolean
  readonly isBusinessCustomer: boolean
  readonly customerDetails: { readonly email: string }
}

/** The address that an order requests an account for; null where it requests none, or may not. */
export function signUpEmail(visitor: Visitor, content: SignUpRequest): string | null {
  const { signUp, isBusinessCustomer, customerDetails } = content
  const isAsked = signUp && !isBusinessCustomer && maySignUp(visitor)
  return isAsked ? toAddress(customerDetails.email) : null
}

/**
 * Opens the account that an order requested, in the transaction that completes the order: when it
 * is placed, or, with a payment provider, when the payment arrives. Never earlier, so that a
 * declined payment leaves no account behind. The account has no password, and the order stays
 * outside it, until the owner of the address has followed the mailed link. An existing account is
 * left unchanged by the same steps.
 */
export async function openRequestedAccount(tx: Tx, orderId: string, now: number): Promise<void> {
  const signUp = await findSignUp(tx, orderId)
  if (!signUp) return
  const { email, buyer, language, storefront } = signUp
  const { firstName, lastName, phoneNumber: phone } = buyer
  await upsertAccount(tx, { id: randomUUID(), email, firstName, lastName, phone }, now)
  await enqueueSignUpMail(tx, { orderId, email, language, storefront }, now)
}

/** Whether an account can still be requested from the receipt of an order. */
export function isSignUpOpen({ storefront, isBusiness, status, signUpEmail }: Receipt) {
  const stands = status === 'placed' || status === 'paid' || status === 'delivered'
  return storefront === 'sport' && !isBusiness && stands && signUpEmail === null
}

/** Requests an account after the order; a second press has no further effect. */
export async function signUpLater(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await findReceipt(tx, orderId)
  if (!order || !isSignUpOpen(order)) return
  await saveSignUp(tx, orderId, toAddress(order.email))
  await openRequestedAccount(tx, orderId, now)
}
