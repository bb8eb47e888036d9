import * as v from 'valibot'
import type { Receipt } from '../../../src/model/order.ts'
import { WITHDRAW_PATH } from '../../paths/shop-paths.ts'
import type { OutboxEntry } from '../../platform/jobs/outbox.ts'
import type { Block, Mailing } from '../../platform/mail/mail-template.ts'
import { prefixOf } from '../../platform/pages/page-context.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { mailedOrderKey, ORDER_KEY_MS } from '../proof/order-key.ts'
import { readReceipt } from '../receipt/read-receipt.ts'
import { orderLinkTemplate } from './order-link.ts'
import { type OrderLinks, orderTemplate } from './order-template.ts'

export interface OrderMailing extends Mailing {
  /** Who approved it, if it needed an approver. */
  readonly approvalOf: (receipt: Receipt) => Promise<readonly Block[]>
  /** The invitation to create an account, for buyers without one. */
  readonly invitationOf: (receipt: Receipt) => Promise<readonly Block[]>
  /** The information about withdrawal that the law requires. */
  readonly rightsOf: (shop: ShopFacts, receipt: Receipt, links: OrderLinks) => readonly Block[]
}

const orderLinkSchema = v.object({ orderId: v.string() })

/** The confirmation of an order, and a new link to it for buyers who have lost theirs. */
export function orderMails(mailing: OrderMailing) {
  const { db, shop, post, rightsOf, invitationOf, approvalOf } = mailing
  return {
    async 'order-mail'({ id, ref }: OutboxEntry): Promise<void> {
      const receipt = await readReceipt(db, ref)
      // An order that was cancelled before its mail was sent gets no confirmation.
      if (!receipt || receipt.status === 'cancelled') return
      const links = mailedLinks(mailing, receipt)
      const first = await approvalOf(receipt)
      const last = [...(await invitationOf(receipt)), ...rightsOf(shop, receipt, links)]
      const template = orderTemplate(shop, receipt, links, { first, last })
      await post(id, receipt.email, template)
    },
    async 'order-link-mail'({ id, content }: OutboxEntry): Promise<void> {
      const { orderId } = v.parse(orderLinkSchema, content)
      const receipt = await readReceipt(db, orderId)
      if (!receipt) return
      const { now = Date.now } = mailing
      const link = { url: mailedLinks(mailing, receipt).receipt, endsAt: now() + ORDER_KEY_MS }
      await post(id, receipt.email, orderLinkTemplate(shop, receipt, link))
    },
  }
}

/** Links that open without a login: the order's page, and the form to withdraw from it. */
export function mailedLinks(
  { signer, shopUrl, now = Date.now }: Pick<Mailing, 'signer' | 'shopUrl' | 'now'>,
  receipt: Receipt,
): OrderLinks {
  const { orderId } = receipt
  const root = shopUrl() + prefixOf(receipt)
  const id = encodeURIComponent(orderId)
  const key = mailedOrderKey(signer, orderId, now())
  const withdraw = root + WITHDRAW_PATH
  return {
    receipt: `${root}/order/${id}?key=${key}`,
    withdraw,
    withdrawOrder: `${withdraw}?order=${id}&key=${key}`,
  }
}
