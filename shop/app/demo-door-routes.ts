import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccount } from '../account/customers/customer-queries.ts'
import { enterAccount, logOut } from '../account/login/log-in.ts'
import { DEMO_CUSTOMERS, DEMO_STAFF } from '../demo/demo-people.ts'
import { isDemoShop, listDemoAccounts } from '../demo/demo-queries.ts'
import { demoPage } from '../demo/doors/demo-page.tsx'
import { mailboxPage, mailPage } from '../demo/doors/mail-pages.tsx'
import type { Mailbox } from '../demo/doors/mailbox.ts'
import { isFromHere } from '../demo/doors/open-doors.ts'
import { ACCOUNT_PATH, APPROVALS_PATH, DEMO_MAIL_PATH, DEMO_PATH } from '../paths/shop-paths.ts'
import { TEST_CARDS, TEST_PEOPLE } from '../payments/providers/sandbox/test-values.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { sessionCookies } from '../platform/http/session-cookie.ts'
import type { Sources } from '../platform/http/sources.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { pageLines } from '../platform/pages/page-lines.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { ShopError } from '../platform/shop-error.ts'
import { insertMember, saveLanguage } from '../staff/access/member-queries.ts'
import { insertStaffSession } from '../staff/guard/session-queries.ts'
import { issueStaffCookie, type StaffSessionOptions } from '../staff/guard/staff-sessions.ts'

export const demoDoorAccess = [
  ...pageLines('GET', DEMO_PATH, 'anyone'),
  ...pageLines('POST', DEMO_PATH, 'anyone'),
  ...pageLines('GET', DEMO_MAIL_PATH, 'anyone'),
  ...pageLines('GET', `${DEMO_MAIL_PATH}/:id`, 'anyone'),
]

interface DoorOptions extends Presenter, Pick<Sources, 'db' | 'now' | 'isSecure'> {
  /** Absent where the doors are closed. */
  readonly mailbox: Mailbox | undefined
}

/** Where each of them arrives. */
const CUSTOMERS = {
  anna: ['sport', ACCOUNT_PATH],
  bo: ['professional', APPROVALS_PATH],
  disa: ['professional', '/'],
} as const

/** Shows the demo to people at its machine, and lets them in as anybody there; nowhere else is there a door. */
export async function demoDoorRoutes(shop: FastifyInstance, options: DoorOptions): Promise<void> {
  const { db } = options
  const { sandbox, signer } = shop.payments
  const staffCookies = sessionCookies(signer, options.isSecure, 'staff')

  shop.get(DEMO_PATH, async (request, reply) => {
    await assertOpen(options, request)
    const found = await listDemoAccounts(db)
    const customers = DEMO_CUSTOMERS.filter(({ email }) => found.includes(email))
    const pageRequest = await readPage(options, request, reply)
    const view = {
      doors: [...customers.map(({ id }) => id), 'staff'] as const,
      cards: sandbox.payments ? TEST_CARDS : [],
      people: sandbox.payments ? TEST_PEOPLE : [],
    }
    return sendPage(reply, pageRequest, demoPage(pageRequest.page, view))
  })

  shop.post(DEMO_PATH, async (request, reply) => {
    await assertOpen(options, request)
    const { door = '' } = formOf(request)
    if (door === 'staff') return enterStaff({ ...options, cookies: staffCookies }, request, reply)
    return enterCustomer(options, door, request, reply)
  })

  shop.get(DEMO_MAIL_PATH, async (request, reply) => {
    const mailbox = await assertOpen(options, request)
    const pageRequest = await readPage(options, request, reply)
    return sendPage(reply, pageRequest, mailboxPage(pageRequest.page, mailbox.list()))
  })

  shop.get<{ Params: { readonly id: string } }>(`${DEMO_MAIL_PATH}/:id`, async (request, reply) => {
    const mailbox = await assertOpen(options, request)
    const mail = mailbox.list().find(({ id }) => id === request.params.id)
    if (!mail) throw nothingThere()
    const pageRequest = await readPage(options, request, reply)
    return sendPage(reply, pageRequest, mailPage(pageRequest.page, mail))
  })
}

async function assertOpen({ db, mailbox }: DoorOptions, request: FastifyRequest): Promise<Mailbox> {
  if (mailbox && isFromHere(request) && (await isDemoShop(db))) return mailbox
  throw nothingThere()
}

function nothingThere(): ShopError {
  return new ShopError(404, 'request.notfound')
}

/** Whoever was logged in before is logged out: nothing of theirs comes along. */
async function enterCustomer(
  { db, now }: DoorOptions,
  door: string,
  { visitor }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = DEMO_CUSTOMERS.find(({ id }) => id === door)?.email ?? ''
  const isThere = (await listDemoAccounts(db)).includes(email)
  const account = isThere ? await findAccount(db, email) : undefined
  if (!account) throw nothingThere()
  const { session, ...stranger } = visitor
  if (visitor.customer) await logOut(db, visitor)
  const entry = { account, newSessionId: reply.changeSession() }
  await inTransaction(db, (tx) =>
    enterAccount(tx, visitor.customer ? stranger : visitor, entry, now()),
  )
  reply.header('clear-site-data', '"cache"')
  const [storefront, path] = CUSTOMERS[account.id as keyof typeof CUSTOMERS]
  return reply.redirect(linkTo({ language: visitor.language, storefront }, path), 303)
}

/** The demo's own owner has no password, and is made when the door is first opened. */
async function enterStaff(
  { db, now, ...cookies }: DoorOptions & StaffSessionOptions,
  { visitor: { language } }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = issueStaffCookie(reply, cookies)
  const staffId = DEMO_STAFF.id
  await inTransaction(db, async (tx) => {
    await insertMember(tx, { ...DEMO_STAFF, language, passwordHash: '' }, now())
    await saveLanguage(tx, staffId, language)
    await insertStaffSession(tx, { id, staffId, stage: 'open' }, now())
  })
  return reply.redirect('/staff', 303)
}
