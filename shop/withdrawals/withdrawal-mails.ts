import type { Receipt } from '../../src/model/order.ts'
import { mailedLinks } from '../orders/mail/order-mails.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'
import { readIn } from '../orders/receipt/translate-methods.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import type { OutboxEntry } from '../platform/jobs/outbox.ts'
import type { Mailing } from '../platform/mail/mail-template.ts'
import { isOrderOf } from './record-withdrawal.ts'
import type { Statement } from './statement.ts'
import { findOrderByNumber, findStatement } from './withdrawal-queries.ts'
import {
  type ReplyReason,
  withdrawalNotice,
  withdrawalReply,
  withdrawalTemplate,
} from './withdrawal-template.ts'

/** To one mailbox. Every statement is kept, and acknowledged on the page that takes it. */
const MAX_DAILY_REPLIES = 5

/**
 * The mails of a statement of withdrawal: to the order's own address, whatever was typed, and to
 * the shop. A statement whose number and address do not belong together is not answered.
 */
export function withdrawalMails(mailing: Mailing) {
  const { db, shop, post } = mailing
  const urlOf = (receipt: Receipt) => mailedLinks(mailing, receipt).receipt
  return {
    async 'withdrawal-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const statement = await findStatement(db, ref)
      if (!statement || (await isOneOfTooMany(statement))) return
      const read = statement.orderId ? await readReceipt(db, statement.orderId) : undefined
      if (read) {
        const receipt = readIn(shop, statement.language, read)
        await post(id, receipt.email, withdrawalTemplate(shop, statement, receipt, urlOf(receipt)))
      } else await reply(id, statement)
    },
    async 'withdrawal-notice-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const statement = await findStatement(db, ref)
      const receipt = statement?.orderId ? await readReceipt(db, statement.orderId) : undefined
      if (statement && receipt) {
        await post(id, shop.contact.email, withdrawalNotice(shop, statement, receipt))
      }
    },
  }

  /** The first statement of an order is always mailed; other orders of the address do not count. */
  async function isOneOfTooMany(statement: Statement): Promise<boolean> {
    const since = statement.receivedAt - DAY_MS
    const { ofOrder, toMailbox } = await countBefore(db, statement, since)
    return ofOrder > 0 && toMailbox >= MAX_DAILY_REPLIES
  }

  async function reply(id: string, statement: Statement): Promise<void> {
    const order = await findOrderByNumber(db, statement.number)
    if (!order || !isOrderOf(order, statement)) return
    await post(id, order.email, withdrawalReply(shop, statement, reasonOf(order)))
  }
}

type Order = Exclude<Awaited<ReturnType<typeof findOrderByNumber>>, undefined>

/** An order that was paid later was still unpaid when the statement came. */
function reasonOf({ status, isBusiness }: Order): ReplyReason {
  if (isBusiness) return 'business'
  return status === 'cancelled' || status === 'refunded' ? status : 'held'
}

type Mailed = Pick<Statement, 'id' | 'number' | 'email' | 'receivedAt'>

interface Before {
  readonly ofOrder: number
  /** Of this order, and of all others that fit the same address. */
  readonly toMailbox: number
}

/** Counts the earlier statements, from `since` on, that are answered by mail. */
export async function countBefore(
  db: Db,
  { id, number, email, receivedAt }: Mailed,
  since: number,
): Promise<Before> {
  const before = await db
    .selectFrom('withdrawal')
    .select('number')
    .where('email', '=', email)
    // A statement that fits no order gets no mail, so nobody can use up another customer's mails.
    .where((it) => it.or([it('number', '=', number), it('order_id', 'is not', null)]))
    .where('received_at', '>=', since)
    .where((it) =>
      it.or([
        it('received_at', '<', receivedAt),
        // Statements of the same millisecond need an order too.
        it.and([it('received_at', '=', receivedAt), it('id', '<', id)]),
      ]),
    )
    .execute()
  const ofOrder = before.filter((it) => it.number === number).length
  return { ofOrder, toMailbox: before.length }
}
