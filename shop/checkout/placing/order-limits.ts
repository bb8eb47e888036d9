import type { Message } from '../../../src/model/validation.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import {
  type Attempt,
  countUntilFull,
  forgiveWithin,
} from '../../platform/limits/attempt-limiter.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Signer } from '../../platform/signer.ts'

/** Orders that hold stock, whatever their payment. An office orders from one address. */
export const ORDERS_FROM_ADDRESS = 60
/** Of one order that a bank transfer is to pay. */
export const MAX_UNPAID_PIECES = 50

/** An order that is about to be placed. */
interface LimitedOrder {
  readonly email: string
  readonly isUnpaid: boolean
  /** That are taken from the stock of all; none for a buyer whom the shop knows. */
  readonly pieces: number
  /** Formats an instant for the buyer. */
  readonly dateTime: (at: number) => string
}

/** Counts the orders that people place; refuses with 429 and the time when it is worth trying again. */
export interface OrderLimiter {
  /** Runs in the transaction that places the order, so that a failed order does not count. */
  count(tx: Tx, order: LimitedOrder, networkAddress: string, now: number): Promise<void>
}

export interface OrderLimiterOptions {
  readonly signer: Signer
  /** Orders an hour from one address; 0 for no limits at all. */
  readonly maxOrders: number
}

export function createOrderLimiter({ signer, maxOrders }: OrderLimiterOptions): OrderLimiter {
  const fromAddress = { name: 'order from address', max: maxOrders, windowMs: HOUR_MS }

  return {
    async count(tx, { email, isUnpaid, pieces, dateTime }, networkAddress, now) {
      if (maxOrders === 0) return
      const mailbox = mailboxOf(email)
      const orders: Attempt[] = [
        { limit: fromAddress, by: networkAddress },
        { limit: ATTEMPT_LIMITS.orderToMailbox, by: mailbox },
      ]
      const endsAt = await countUntilFull(tx, signer, orders, now)
      if (endsAt !== undefined)
        throw limitRefusal('general', 'checkout.toomany', { endsAt, now, dateTime })
      const bought = [
        { limit: ATTEMPT_LIMITS.piecesFromAddress, by: networkAddress, times: pieces },
      ]
      const piecesEndAt = await countUntilFull(tx, signer, bought, now)
      if (piecesEndAt !== undefined) {
        throw limitRefusal('general', 'checkout.toomany.pieces', {
          endsAt: piecesEndAt,
          now,
          dateTime,
        })
      }
      if (!isUnpaid) return
      const unpaid: Attempt[] = [
        { limit: ATTEMPT_LIMITS.unpaidOrder, by: networkAddress },
        { limit: ATTEMPT_LIMITS.unpaidOrderToMailbox, by: mailbox },
      ]
      const until = await countUntilFull(tx, signer, unpaid, now)
      if (until === undefined) return
      const when = { endsAt: until, now, dateTime }
      throw limitRefusal('selectedPaymentMethod', 'checkout.toomany.unpaid', when)
    },
  }
}

/** An order that has been paid makes room for another one. */
export function forgiveUnpaid(tx: Tx, signer: Signer, email: string, now: number): Promise<void> {
  return forgiveWithin(
    tx,
    signer,
    [{ limit: ATTEMPT_LIMITS.unpaidOrderToMailbox, by: mailboxOf(email) }],
    now,
  )
}

interface RetryTime {
  readonly endsAt: number
  readonly now: number
  readonly dateTime: (at: number) => string
}

function limitRefusal(field: string, key: string, { endsAt, now, dateTime }: RetryTime): ShopError {
  const reason: Message = { key, values: { moment: dateTime(endsAt) } }
  const retryAfter = Math.ceil((endsAt - now) / 1000)
  return new ShopError(429, reason, { modelState: { [field]: [reason] }, retryAfter })
}
