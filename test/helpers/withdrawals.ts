import type { TestContext } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { mailJobs } from '../../shop/app/mail-jobs.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import { buy } from './checkout.ts'
import { demoShop } from './demo-shop.ts'
import { type OpenedShop, openShop, type ShopVisitor } from './open-shop.ts'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

export interface BoughtOrder {
  readonly visitor: ShopVisitor
  readonly orderId: string
  readonly number: string
}

export interface WithdrawalShop extends OpenedShop {
  readonly clock: { now: number }
  /** An order of a new visitor, by BUYER unless given otherwise. */
  order(more?: Partial<Checkout>, visitor?: ShopVisitor): Promise<BoughtOrder>
  /** Mails since the last call, except those of orders; the shop's own last. */
  mails(): Promise<readonly Mail[]>
  /** The order's mail. */
  orderMail(): Promise<Mail>
  /** The numbers of statements with and without a matching order. */
  counts(): Promise<{ readonly known: number; readonly unknown: number }>
  form(visitor: ShopVisitor, url: string, fields: Fields): Promise<LightMyRequestResponse>
}

export type Fields = Readonly<Record<string, string>>

/** A shop whose mails are read instead of sent, with a clock that tests move. */
export async function openWithdrawals(t: TestContext): Promise<WithdrawalShop> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const opened = await openShop(t, { now })
  const { db, shop } = opened
  const signer = await readSigner(db)

  async function work(): Promise<readonly Mail[]> {
    const sent: Mail[] = []
    const port = { send: async (mail: Mail) => void sent.push(mail) }
    await runOutbox(
      db,
      mailJobs(port, { db, shop: demoShop, signer, shopUrl: () => 'https://shop.example', now }),
      now,
    )
    return sent.sort(
      (a, b) => Number(a.to === demoShop.contact.email) - Number(b.to === demoShop.contact.email),
    )
  }

  return {
    ...opened,
    clock,
    async order(more = {}, visitor = opened.visitor()) {
      const answer = await buy(visitor, { 'SHOE-42': 2, 'BOOK-1': 1 }, more)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const { orderId } = answer.json<Checkout>()
      const { number } = await db
        .selectFrom('orders')
        .select('number')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      return { visitor, orderId, number }
    },
    mails: async () =>
      (await work()).filter((it) => !/Tack för|Thank you for|Ny beställning/.test(it.subject)),
    async orderMail() {
      const mail = (await work()).find((it) => /Tack för|Thank you for/.test(it.subject))
      if (!mail) throw new Error('No order has been mailed')
      return mail
    },
    async counts() {
      const rows = await db.selectFrom('withdrawal').select('order_id').execute()
      const known = rows.filter((it) => it.order_id !== null).length
      return { known, unknown: rows.length - known }
    },
    async form(visitor, url, fields) {
      await visitor.ask('/api/token')
      const token = { __RequestVerificationToken: visitor.token() ?? '' }
      const payload = new URLSearchParams({ ...token, ...fields }).toString()
      const headers = {
        cookie: visitor.cookie(),
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      }
      return shop.inject({ method: 'POST', url, headers, payload })
    },
  }
}

export const CALL = '/api/withdrawal'

/** The statement of an order's buyer. */
export function statementOf({ number }: Pick<BoughtOrder, 'number'>, more: object = {}) {
  return { orderNumber: number, name: 'Kim Ek', email: 'kim@example.com', ...more }
}

/** The hidden fields of the page's form of withdrawal. */
export function hiddenOf(body: string): Fields {
  const [, form = ''] = /<form class="shop-form"(.*?)<\/form>/s.exec(body) ?? []
  const found = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, plainOf(value)]))
}

function plainOf(text: string): string {
  const signs: Fields = { lt: '<', gt: '>', quot: '"', '#39': "'", '#96': '`', amp: '&' }
  return text.replace(/&(\w+|#\d+);/g, (all, name: string) => signs[name] ?? all)
}
