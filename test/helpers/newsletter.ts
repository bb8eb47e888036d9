import type { TestContext } from 'node:test'
import * as v from 'valibot'
import { mailJobs } from '../../shop/app/mail-jobs.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import { customerDetailsSchema } from '../../src/contract/checkout.ts'
import { BUYER, fillCheckout } from './checkout.ts'
import { demoShop } from './demo-shop.ts'
import { type OpenedShop, openShop, type ShopVisitor } from './open-shop.ts'

const OPTIN = '/api/newsletter/checkoutOptin'
export const SUBSCRIBE = '/api/newsletter/subscribe'

export interface NewsletterShop extends OpenedShop {
  readonly clock: { now: number }
  /** Mails since the last call. */
  mails(): Promise<readonly Mail[]>
  /** The rows of subscriptions, without tokens. */
  consents(): Promise<readonly { email: string; gender: string | null; isConfirmed: boolean }[]>
  /** A visitor whose checkout has this address. */
  buyer(email: string, context?: object): Promise<ShopVisitor & { readonly orderId: string }>
}

/** A shop whose newsletter mails are read instead of sent, with a clock that tests move. */
export async function openNewsletter(t: TestContext): Promise<NewsletterShop> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const opened = await openShop(t, { now })
  const { db } = opened
  const signer = await readSigner(db)

  return {
    ...opened,
    clock,
    async mails() {
      const sent: Mail[] = []
      const port = { send: async (mail: Mail) => void sent.push(mail) }
      const work = mailJobs(port, {
        db,
        shop: demoShop,
        signer,
        shopUrl: () => 'https://shop.example',
      })
      await runOutbox(db, work, now)
      return sent
    },
    async consents() {
      const rows = await db.selectFrom('newsletter_consent').selectAll().orderBy('email').execute()
      return rows.map(({ email, gender, confirmed_at }) => ({
        email,
        gender,
        isConfirmed: confirmed_at !== null,
      }))
    },
    async buyer(email, context) {
      const visitor = opened.visitor(context)
      const details = v.parse(customerDetailsSchema, { ...BUYER.customerDetails, email })
      const { orderId } = await fillCheckout(
        visitor,
        { 'SHOE-42': 1 },
        { customerDetails: details },
      )
      return { ...visitor, orderId }
    },
  }
}

/** The checkout's own call. */
export const put = (visitor: ShopVisitor, body: unknown) =>
  visitor.ask(OPTIN, body, { method: 'PUT' })

/** The path of the mail's link. */
export const linkOf = (mail: Pick<Mail, 'text'> | undefined) =>
  /https:\/\/shop\.example(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

export function postForm(
  shop: NewsletterShop['shop'],
  url: string,
  fields: Record<string, string>,
) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const payload = new URLSearchParams(fields).toString()
  return shop.inject({ method: 'POST', url, headers, payload })
}
