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

/** Where a login attempt comes from. */
export interface LoginOrigin {
  /** The IP address. */
  readonly address: string
  /** The id of the browser, where it has logged in to the account before. */
  readonly device: string | undefined
}

/**
 * Checks a password. The refusal, and the time it takes, are the same for accounts that do not
 * exist.
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
 * Moves the visitor and their cart to a new, logged-in session. The caller has verified the
 * account's address, so orders placed with sign-up for it are assigned to the account.
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

/** Ends the visitor's session. A customer's cart stays with the customer. */
export async function logOut(db: Db, { session }: Visitor): Promise<void> {
  if (session) await removeSession(db, session.id)
}

/**
 * Assigns to an account the orders that asked for it, and those that a guest placed with its
 * address, once the address is verified. A cancelled order belongs to nobody, and one that is being
 * paid still belongs to its session.
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

/**
 * Keeps the newer of two reviews of one product: the account's own, and that of an order it has
 * just been assigned.
 */
async function keepNewestReviews(tx: Tx, customerId: string): Promise<void> {
  const ids = sql`(select id from orders where customer_id = ${customerId})`
  await sql`delete from review
    where order_id in ${ids} and exists (
      select 1 from review newer
       where newer.product_id = review.product_id and newer.order_id in ${ids}
         and (newer.written_at, newer.id) > (review.written_at, review.id))`.execute(tx)
}

/** Moves the quotation list to the new session of a login. */
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
