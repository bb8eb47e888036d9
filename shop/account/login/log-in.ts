import { sql } from 'kysely'
import type { Login } from '../../../src/contract/user.ts'
import { moveCartKeys } from '../../cart/hand-off/cart-key-queries.ts'
import { mergeCarts } from '../../cart/merge/merge-carts.ts'
import { checkPassword } from '../../login/check-password.ts'
import { moveOrders } from '../../orders/proof/order-owner-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { readBrowserName } from '../../platform/http/browser-name.ts'
import { removeSession, saveLogin } from '../../platform/http/session-queries.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AttemptLimiter } from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { NO_PASSWORD } from '../customers/account-queries.ts'
import { type Account, findAccount } from '../customers/customer-queries.ts'

/** From where somebody tries to log in. */
export interface LoginOrigin {
  /** On the net. */
  readonly address: string
  /** The browser, where it is known to the account. */
  readonly device: string | undefined
}

/**
 * Whether the password fits. The answer, and how long it takes, are the same for unknown accounts.
 */
export async function checkLogin(
  db: Db,
  { userName, password }: Login,
  attempts: AttemptLimiter,
  { address, device }: LoginOrigin,
): Promise<Account> {
  const name = userName.toLowerCase()
  const strange = [
    { limit: ATTEMPT_LIMITS.loginFromAddress, by: address },
    { limit: ATTEMPT_LIMITS.loginToAccount, by: name },
  ]
  const tries = device
    ? [{ limit: ATTEMPT_LIMITS.loginFromDevice, by: `${device} ${name}` }]
    : strange
  const account = await checkPassword(attempts, tries, () => findAccount(db, name), password)
  if (!account) throw new ShopError(401, 'login.failed')
  return account
}

interface Entry {
  readonly account: Pick<Account, 'id' | 'companyId'>
  readonly newSessionId: string
}

/**
 * Moves the visitor to a new session that is logged in, and takes along what is in the cart. Who
 * logs in has proved the account's address before: what was ordered with sign-up for it is the
 * account's.
 */
export async function enterAccount(
  tx: Tx,
  { session, userAgent }: Visitor,
  { account, newSessionId }: Entry,
  now: number,
): Promise<void> {
  const browser = readBrowserName(userAgent)
  await saveLogin(tx, { id: newSessionId, customerId: account.id, ...browser }, now)
  await assignOrders(tx, account.id)
  if (!session) return
  await moveOrders(tx, { from: session.id, to: newSessionId, customerId: account.id })
  const mayBackorder = account.companyId !== null
  const owner = { column: 'customer_id', id: account.id } as const
  await mergeCarts(tx, { sessionId: session.id, owner, mayBackorder }, now)
  await moveQuotationList(tx, { from: session.id, to: newSessionId })
  await moveCartKeys(tx, { from: session.id, to: newSessionId })
  await removeSession(tx, session.id)
}

/** Ends the visitor's session. What a customer has in the cart stays with the customer. */
export async function logOut(db: Db, { session }: Visitor): Promise<void> {
  if (session) await removeSession(db, session.id)
}

/**
 * The orders that asked for this account, and those that a guest placed with its address, are its
 * owner's once the address is proved. An order of a given-up payment is nobody's, and one that is
 * being paid is still its session's.
 */
export async function assignOrders(tx: Tx, customerId: string): Promise<void> {
  const proved = tx
    .selectFrom('customer')
    .select('customer.email')
    .where('customer.id', '=', customerId)
    .where('customer.password_hash', '<>', NO_PASSWORD)
  const assign = tx
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
  await assign.where('sign_up_email', '=', proved).where('status', '<>', 'cancelled').execute()
  await assign
    .where(sql`lower(email)`, '=', proved)
    .where('status', 'not in', ['cancelled', 'held'])
    .execute()
  await keepNewestReviews(tx, customerId)
}

/** Of what was said of a product twice, by the account and by what has become its order. */
async function keepNewestReviews(tx: Tx, customerId: string): Promise<void> {
  const ids = sql`(select id from orders where customer_id = ${customerId})`
  await sql`delete from review
    where order_id in ${ids} and exists (
      select 1 from review newer
       where newer.product_id = review.product_id and newer.order_id in ${ids}
         and (newer.written_at, newer.id) > (review.written_at, review.id))`.execute(tx)
}

/** A login begins a new session, which takes the list along. */
export async function moveQuotationList(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('quotation_list_row')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .execute()
}
