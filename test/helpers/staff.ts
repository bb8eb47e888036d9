import { deepEqual } from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { TOTP } from 'otpauth'
import { createShop } from '../../shop/app/create-app.ts'
import { mailJobs } from '../../shop/app/mail-jobs.ts'
import { secretKeys } from '../../shop/login/secret-keys.ts'
import { encryptSecret } from '../../shop/login/totp.ts'
import { findOrder } from '../../shop/orders/receipt/order-queries.ts'
import { registerTransfer } from '../../shop/payments/settlement/bank-transfer.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import { readSigner } from '../../shop/platform/db/signing-secret.ts'
import { sessionCookies } from '../../shop/platform/http/session-cookie.ts'
import { runOutbox } from '../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../shop/platform/mail/mail-port.ts'
import type { ShopFacts } from '../../shop/platform/shop/shop-facts.ts'
import { insertMember, saveTotpSecret } from '../../shop/staff/access/member-queries.ts'
import { insertStaffSession } from '../../shop/staff/guard/session-queries.ts'
import { findNumber } from '../../shop/withdrawals/withdrawal-queries.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import type { StaffRole } from '../../src/model/staff.ts'
import { callAfter } from './call-after.ts'
import { buy } from './checkout.ts'
import { demoShop } from './demo-shop.ts'
import { browse, type FormVisitor } from './form-visitor.ts'
import { holesOf } from './mail-holes.ts'
import { createVisitor, type OpenedShop, type OpenOptions, openShop } from './open-shop.ts'

export const STAFF_PASSWORD = 'tre blå hästar'
/** The secret of everybody's code app in these tests. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** An allowed origin of pictures. */
export const PICTURE_ORIGIN = 'https://pictures.example'
export const MINUTE_MS = 60 * 1000

export interface StaffShop extends OpenedShop {
  readonly clock: { now: number }
  /** The delays of logins. */
  readonly waits: number[]
  /** A logged-in member of the staff. */
  staff(role: StaffRole, name?: string): Promise<StaffVisitor>
  /** All mails since the last call. */
  mails(): Promise<readonly Mail[]>
}

export interface StaffVisitor extends FormVisitor {
  readonly id: string
  readonly email: string
}

/** A shop with a clock that tests move, without delays. */
export async function openStaff(t: TestContext, options: OpenOptions = {}): Promise<StaffShop> {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const now = () => clock.now
  const waits: number[] = []
  const staffWait = async (ms: number) => void waits.push(ms)
  const pictureOrigins = [PICTURE_ORIGIN]
  const opened = await openShop(t, { pictureOrigins, ...options, now, staffWait })
  return staffed(opened, { clock, waits, facts: options.facts ?? demoShop })
}

/** The shop after a restart, on the same database and at the same time, with another file. */
export async function restartStaff(
  t: TestContext,
  { db, clock, waits }: StaffShop,
  facts: ShopFacts,
): Promise<StaffShop> {
  const now = () => clock.now
  const shop = await createShop(db, { facts, maxOrders: 0, now, staffWait: async () => undefined })
  callAfter(t, () => shop.close())
  const visitor = (context: object = {}, address?: string) => createVisitor(shop, context, address)
  return staffed({ db, shop, visitor }, { clock, waits, facts })
}

interface Around extends Pick<StaffShop, 'clock' | 'waits'> {
  readonly facts: ShopFacts
}

function staffed(opened: OpenedShop, { clock, waits, facts }: Around): StaffShop {
  return {
    ...opened,
    clock,
    waits,
    staff: (role, name = role) => enter(opened, { role, name }, clock.now),
    mails: () => readMails(opened.db, facts, () => clock.now),
  }
}

/** The code that the app shows at this moment. */
export function codeAt(timestamp: number, secret: string = TOTP_SECRET): string {
  return new TOTP({ secret }).generate({ timestamp })
}

interface Person {
  readonly role: StaffRole
  readonly name: string
}

async function enter({ db, shop }: OpenedShop, person: Person, now: number): Promise<StaffVisitor> {
  const { id, email } = await addStaff(db, person, now)
  const cookies = sessionCookies(await readSigner(db), false, 'staff')
  const cookie = cookies.issue()
  const session = { id: cookies.read(cookie) ?? '', staffId: id, stage: 'open' } as const
  await db.transaction().execute((tx) => insertStaffSession(tx, session, now))
  const visitor = browse(shop, { given: { [cookies.name]: cookie } })
  await visitor.open('/staff/me')
  return { ...visitor, id, email }
}

/** A member of the staff with an unknown password and codes. */
export async function addStaff(db: Db, { role, name }: Person, now: number) {
  const email = `${name.toLowerCase()}@shop.example`
  const signer = await readSigner(db)
  const id = await db.transaction().execute(async (tx) => {
    const member = { id: `staff-${name}`, email, name, role, language: 'sv' } as const
    const added = (await insertMember(tx, { ...member, passwordHash: 'none' }, now)) ?? member.id
    const secret = encryptSecret(secretKeys(signer), added, TOTP_SECRET)
    await saveTotpSecret(tx, added, { secret, step: 0 })
    return added
  })
  return { id, email }
}

async function readMails(db: Db, shop: ShopFacts, now: () => number): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  const port = {
    async send(mail: Mail) {
      deepEqual(holesOf(mail), [], mail.subject)
      sent.push(mail)
    },
  }
  const signer = await readSigner(db)
  const sources = { db, shop, signer, shopUrl: () => 'https://shop.example', now }
  const troubles: unknown[] = []
  await runOutbox(db, mailJobs(port, sources), now, {
    report: (error) => troubles.push(error),
  })
  deepEqual(troubles, [])
  return sent
}

/** The actions in the audit trail, in their order. */
export async function auditOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('staff_audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

export interface StaffsOrder {
  readonly orderId: string
  readonly number: string
  readonly url: string
}

/** An order by bank transfer, of a visitor of its own, unless said otherwise. */
export async function order(
  { db, visitor }: OpenedShop,
  more: Partial<Checkout> = {},
  articles: Readonly<Record<string, number>> = { 'SHOE-42': 1 },
): Promise<StaffsOrder> {
  const answer = await buy(visitor(), articles, more)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { orderId } = answer.json<Checkout>()
  const number = (await findNumber(db, orderId)) ?? ''
  return { orderId, number, url: `/staff/orders/${orderId}` }
}

/** Paid by bank transfer, as the staff registers it. */
export async function markPaid({ db, clock }: StaffShop, orderId: string): Promise<void> {
  const { number = '' } = (await findOrder(db, orderId)) ?? {}
  await db.transaction().execute((tx) => registerTransfer(tx, { number }, clock.now))
}

/** The version that a form was drawn from: its field `shown`. */
export function shownIn(page: string, path: string): { readonly shown: string } {
  const [, form = ''] = page.split(`action="${path}"`)
  const [, shown = 'none'] = /name="shown" value="([^"]*)"/.exec(form) ?? []
  return { shown }
}

/** A code of twenty per cent, as its form sends it. */
export const CODE = {
  ...{ code: 'sommar', kind: 'percent', value: '20', fromTotal: '' },
  ...{ uses: '5', from: '', until: '2026-12-24' },
} as const

/** A newsletter subscriber. */
export async function subscribe({ db, clock }: StaffShop, email: string): Promise<void> {
  await db
    .insertInto('newsletter_consent')
    .values({
      ...{ email, gender: null, lang: 'sv', token_hash: email, asked_at: clock.now },
      confirmed_at: clock.now,
    })
    .execute()
}

/** A fee of 49 kronor for small orders. */
export async function addFee({ db }: StaffShop): Promise<void> {
  const names = { name_sv: 'Expeditionsavgift', name_en: 'Handling fee' }
  await db
    .insertInto('fee')
    .values({
      ...{ id: 'small', kind: 'fee', rule: 'below-total', amount: 4900, vat_rate: 2500 },
      ...{ below_total: 30_000, ...names },
    })
    .onConflict((it) => it.doNothing())
    .execute()
}
