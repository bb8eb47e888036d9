import type { TestContext } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { mailJobs } from '../../shop/app/mail-jobs.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import { BUYER, fillCheckout } from './checkout.ts'
import { demoShop } from './demo-shop.ts'
import { type OpenedShop, type OpenOptions, openShop, type ShopVisitor } from './open-shop.ts'

export const CHANGE = '/api/user/changepassword'
export const FORGOT = '/api/user/forgotpassword'
export const GOOD_PASSWORD = 'tre blå hästar'

export interface AccountShop extends OpenedShop {
  readonly clock: { now: number }
  /** Mails about accounts that were sent since the last call. */
  mails(): Promise<readonly Mail[]>
  /** The token in the newest one. */
  token(): Promise<string>
}

/** A shop whose mails are read instead of sent, with a clock that tests move. */
export async function openAccounts(t: TestContext, options?: OpenOptions): Promise<AccountShop> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const opened = await openShop(t, { ...options, now })
  const mails = () => readMails(opened, now)
  return {
    ...opened,
    clock,
    mails,
    async token() {
      return tokenIn((await mails()).at(-1))
    },
  }
}

type MailKind = keyof ReturnType<typeof mailJobs>

const ABOUT_ACCOUNTS: readonly MailKind[] = ['account-mail', 'email-change-mail']

/** Mails of some kinds that the outbox has sent; those about accounts by default. */
export async function readMails(
  { db }: Pick<OpenedShop, 'db'>,
  now: () => number,
  kinds = ABOUT_ACCOUNTS,
  send?: (mail: Mail) => Promise<void>,
): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  const port = { send: send ?? (async (mail: Mail) => void sent.push(mail)) }
  const signer = await readSigner(db)
  const work = mailJobs(port, {
    db,
    shop: demoShop,
    signer,
    shopUrl: () => 'https://shop.example',
    now,
  })
  const wanted = Object.fromEntries(kinds.map((it) => [it, work[it]]))
  await runOutbox(db, wanted, now)
  return sent
}

export function tokenIn(mail: Mail | undefined): string {
  return /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Places an order with the checkbox for an account, for an address. */
export async function orderWithSignUp(
  visitor: ShopVisitor,
  email: string,
  more: Partial<Checkout> = {},
): Promise<LightMyRequestResponse> {
  const customerDetails = { ...(BUYER.customerDetails as Checkout['customerDetails']), email }
  const chosen = { customerDetails, signUp: true, ...more }
  return visitor.ask('/api/checkout', await fillCheckout(visitor, { 'PLENTY-1': 1 }, chosen))
}

export function choose(visitor: ShopVisitor, token: string, password: string) {
  return visitor.ask(CHANGE, { ResetPasswordToken: token, NewPassword: password })
}

export function logInWith(visitor: ShopVisitor, userName: string, password: string) {
  return visitor.ask('/api/user/login', { userName, password })
}
