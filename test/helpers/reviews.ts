import { mailedOrderKey } from '../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { arrive } from './arrive.ts'
import { browse, type FormVisitor, textOf } from './form-visitor.ts'
import { type SentOrder, sentOrder } from './returns.ts'
import type { StaffShop } from './staff.ts'

/** A visitor on the page of an order, by the mailed link, who may review its shoes. */
export interface Reviewer extends SentOrder {
  readonly guest: FormVisitor
  readonly path: string
  readonly key: string
  readonly productId: number
}

export async function openReviewer(opened: StaffShop): Promise<Reviewer> {
  const sent = await sentOrder(opened)
  const { id: productId } = await opened.db
    .selectFrom('article')
    .select('product_id as id')
    .where('number', '=', 'SHOE-42')
    .executeTakeFirstOrThrow()
  const key = mailedOrderKey(await readSigner(opened.db), sent.orderId, opened.clock.now)
  const path = `/order/${sent.orderId}/reviews`
  const guest = browse(opened.shop)
  await arrive(guest.open, `${path}?key=${key}`)
  return { ...sent, guest, path, key, productId }
}

export async function sendReview(
  { guest, path, productId }: Reviewer,
  fields: Readonly<Record<string, string>> = {},
) {
  const said = { product: String(productId), stars: '4', fit: 'true', body: 'Sköna.' }
  return guest.submit(path, { ...said, ...fields })
}

export interface WrittenReview extends Reviewer {
  readonly id: string
  readonly writtenAt: number
}

/** A review of the shoes of a sent order. */
export async function writtenReview(
  opened: StaffShop,
  fields: Readonly<Record<string, string>> = {},
): Promise<WrittenReview> {
  const reviewer = await openReviewer(opened)
  const answer = await sendReview(reviewer, fields)
  if (answer.statusCode !== 200) throw new Error(textOf(answer.body))
  const found = await opened.db
    .selectFrom('review')
    .select(['id', 'written_at as writtenAt'])
    .where('order_id', '=', reviewer.orderId)
    .executeTakeFirstOrThrow()
  return { ...reviewer, ...found }
}
