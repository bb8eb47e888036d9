import type { Checkout } from '../../src/contract/checkout.ts'
import { buy } from './checkout.ts'
import type { ShopVisitor } from './open-shop.ts'
import { markPaid, type StaffShop } from './staff.ts'

export interface SentOrder {
  readonly orderId: string
  readonly visitor: ShopVisitor
  /** The id of an article's row. */
  rowOf(articleNumber: string): string
}

/** An order that is paid and sent: two pairs of shoes, which cost 1,000 kronor each, and a book. */
export async function sentOrder(
  opened: StaffShop,
  visitor: ShopVisitor = opened.visitor(),
  more: Partial<Checkout> = {},
): Promise<SentOrder> {
  const { db } = opened
  const placed = await buy(visitor, { 'SHOE-42': 2, 'BOOK-1': 1 }, more)
  if (placed.statusCode !== 200) throw new Error(placed.body)
  const { orderId } = placed.json<Checkout>()
  await markPaid(opened, orderId)
  await markSent(opened, orderId)
  await opened.mails()
  const rows = await db
    .selectFrom('order_row')
    .select(['id', 'article_number as articleNumber'])
    .where('order_id', '=', orderId)
    .execute()
  const rowOf = (number: string) => rows.find((it) => it.articleNumber === number)?.id ?? 'none'
  return { orderId, visitor, rowOf }
}

async function markSent({ db, clock }: StaffShop, orderId: string): Promise<void> {
  await db
    .insertInto('order_handling')
    .values({ order_id: orderId, packed_at: clock.now, sent_at: clock.now })
    .onConflict((it) =>
      it.column('order_id').doUpdateSet({ packed_at: clock.now, sent_at: clock.now }),
    )
    .execute()
}

export interface AnnouncedReturn extends SentOrder {
  readonly id: string
  readonly number: string
  /** Of the shoes. */
  readonly rowId: string
}

/** A return, of one pair of shoes by default. */
export async function announcedReturn(opened: StaffShop, quantity = 1): Promise<AnnouncedReturn> {
  const sent = await sentOrder(opened)
  const { orderId, visitor, rowOf } = sent
  const rowId = rowOf('SHOE-42')
  const rows = [{ rowSystemId: rowId, quantity, reason: 'too-small' }]
  const answer = await visitor.ask('/api/returns', { orderId, rows })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const found = await opened.db
    .selectFrom('goods_return')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await opened.mails()
  return { ...sent, ...found, rowId }
}
