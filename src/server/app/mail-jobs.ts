import type { OrderLinks } from '../sales/orders/order-template.ts'
import { withdrawalBlocks } from '../withdrawals/withdrawal-text.ts'
import './texts.ts'
import * as v from 'valibot'
import { isDemoShop } from '../../demo/demo-queries.ts'
import type { Receipt } from '../../model/order.ts'
import { sendAccountMail } from '../account/account-mail.ts'
import { CONFIRM_DAYS, findNewsletterMail } from '../newsletter/newsletter.ts'
import { newsletterTemplate } from '../newsletter/newsletter-template.ts'
import { REFUND_REASONS } from '../payments/refund-payment.ts'
import { refundTemplate } from '../payments/refund-template.ts'
import { transferMails } from '../payments/transfer-mails.ts'
import type { Db } from '../platform/db/schema.ts'
import { FinalFailure, type OutboxEntry, type OutboxKind } from '../platform/jobs/outbox.ts'
import { type MailPort, MailRefusal } from '../platform/mail/mail-port.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'
import { renderHtml } from '../platform/mail/render-html.tsx'
import { renderText } from '../platform/mail/render-text.ts'
import { prefixOf } from '../platform/pages/page-context.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { WITHDRAW_PATH } from '../platform/shop-paths.ts'
import type { Signer } from '../platform/signer.ts'
import { mailedOrderKey, ORDER_KEY_MS } from '../sales/orders/order-key.ts'
import { orderLinkTemplate } from '../sales/orders/order-link.ts'
import { orderTemplate } from '../sales/orders/order-template.ts'
import { readReceipt } from '../sales/orders/read-receipt.ts'
import { mailsOfStaff } from '../staff/all-mails.ts'
import { withdrawalMails } from '../withdrawals/withdrawal-mails.ts'

type MailKind = Extract<OutboxKind, `${string}-mail`>

export interface MailSources {
  readonly db: Db
  readonly shop: ShopFacts
  /** What links are signed with. */
  readonly signer: Signer
  /** The address people use, without a slash at the end; known once the shop listens. */
  readonly shopUrl: () => string
  readonly now?: () => number
}

const refundSchema = v.object({
  orderId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  reason: v.picklist(REFUND_REASONS),
  isByHand: v.optional(v.boolean()),
})
const orderLinkSchema = v.object({ orderId: v.string() })
const newsletterSchema = v.object({ tokenHash: v.string() })

/**
 * How the outbox's mails are written and sent. `order-mail` is about an order, `refund-mail` carries a
 * `RefundNotice`, `newsletter-mail` the hash of a token, `account-mail` an `AccountNotice`. What throws
 * is tried again; what has become meaningless in the meantime is not sent.
 */
export function mailJobs(
  port: MailPort,
  sources: MailSources,
): Readonly<Record<MailKind, (entry: OutboxEntry) => Promise<void>>> {
  const { db, shop, signer, shopUrl } = sources

  const post: Post = async (id, to, written) => {
    const { subject } = written
    const template = (await isDemoShop(db)) ? withDemoNote(shop, written) : written
    try {
      await port.send({ id, to, subject, text: renderText(template), html: renderHtml(template) })
    } catch (error) {
      throw error instanceof MailRefusal ? new FinalFailure(error.message) : error
    }
  }

  const urlOf = (receipt: Receipt) => linksOf(sources, receipt).receipt

  return {
    ...withdrawalMails({ db, shop, post, urlOf }),
    ...transferMails({ db, shop, post, urlOf }),
    ...mailsOfStaff({ ...sources, post, urlOf }),
    async 'order-mail'({ id, ref }) {
      const receipt = await readReceipt(db, ref)
      // Nothing is confirmed that was cancelled before the mail could go.
      if (!receipt || receipt.status === 'cancelled') return
      const links = linksOf(sources, receipt)
      const template = orderTemplate(shop, receipt, links, withdrawalBlocks(shop, receipt, links))
      await post(id, receipt.email, template)
    },
    'order-link-mail': (entry) => sendOrderLink(sources, entry, post),
    async 'refund-mail'({ id, content }) {
      const notice = v.parse(refundSchema, content)
      const receipt = await readReceipt(db, notice.orderId)
      if (!receipt) return
      const template = refundTemplate(shop, receipt, notice, urlOf(receipt))
      await post(id, receipt.email, template)
    },
    'account-mail': (entry) => sendAccountMail(sources, entry, post),
    async 'newsletter-mail'({ id, content }) {
      const { tokenHash } = v.parse(newsletterSchema, content)
      const asked = await findNewsletterMail(db, signer, tokenHash)
      if (!asked) return
      const { email, language, token } = asked
      const prefix = prefixOf({ language, storefront: 'sport' })
      const confirmUrl = `${shopUrl()}${prefix}/newsletter/confirm?token=${token}`
      await post(id, email, newsletterTemplate(shop, language, { confirmUrl, days: CONFIRM_DAYS }))
    },
  }
}

type Post = (id: string, to: string, template: MailTemplate) => Promise<void>

async function sendOrderLink(
  sources: MailSources,
  { id, content }: OutboxEntry,
  post: Post,
): Promise<void> {
  const { orderId } = v.parse(orderLinkSchema, content)
  const receipt = await readReceipt(sources.db, orderId)
  if (!receipt) return
  const { now = Date.now } = sources
  const link = { url: linksOf(sources, receipt).receipt, endsAt: now() + ORDER_KEY_MS }
  await post(id, receipt.email, orderLinkTemplate(sources.shop, receipt, link))
}

function withDemoNote(shop: ShopFacts, template: MailTemplate): MailTemplate {
  const text = shop.text(template.language)('mail.demo')
  return { ...template, blocks: [{ kind: 'note', text }, ...template.blocks] }
}

/** Pages that open for whoever has the mail: the order's, and the one to withdraw from it. */
function linksOf({ signer, shopUrl, now = Date.now }: MailSources, receipt: Receipt): OrderLinks {
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
