import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { loginSchema } from '../../contract/user.ts'
import type { Text } from '../../i18n/text.ts'
import { addToCart } from '../actions/add-to-cart.ts'
import { clearCart, updateCartRow } from '../actions/change-cart.ts'
import { checkLogin, type LoginGuard, logIn, logOut } from '../actions/log-in.ts'
import { reorder } from '../actions/reorder.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Flash } from '../pages/flash.ts'
import type { SiteOf } from '../pages/load/sites.ts'
import { RETURN_FIELD } from '../pages/markup/form-fields.ts'
import { readReturnPath } from '../pages/parts/return-path.ts'
import { loginPage } from '../pages/plain/login-page.ts'
import { readPage, sendPage } from '../pages/present.ts'
import { pageText } from '../pages/texts/page-text.ts'
import { ShopError } from '../shop-error.ts'
import type { KeptVisitor } from '../visitor.ts'
import { readArticles, refusedFlash } from './cart-form.ts'
import { demoCustomers } from './demo-customers.ts'
import { goBack } from './go-back.ts'
import { PAGE_PREFIXES } from './page-access.ts'

export interface FormRouteOptions {
  readonly db: Db
  readonly siteOf: SiteOf
  readonly loginGuard: LoginGuard
  readonly isSecure: boolean
}

type Form = Readonly<Record<string, string>>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** What forms do for visitors without script: each post ends in a redirect that tells what it did. */
export async function formRoutes(shop: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const answers: Record<string, Answer> = {
    '/cart/add': taking(options, add),
    '/cart/update': taking(options, update),
    '/cart/clear': taking(options, clear),
    '/cart/reorder': taking(options, buyAgain),
    '/login': (request, reply) => enter(options, request, reply),
    '/logout': (request, reply) => leave(options, request, reply),
  }
  for (const prefix of PAGE_PREFIXES) {
    for (const [path, answer] of Object.entries(answers)) shop.post(prefix + path, answer)
  }
}

/** A form that was posted, and who posted it. */
interface Posted {
  readonly form: Form
  /** What the button that was pressed has added by its address. */
  readonly query: Form
  readonly visitor: KeptVisitor
  readonly t: Text
}

/** Does what a form asks for, in one transaction; answers what it did. */
type Step = (tx: Tx, posted: Posted) => Promise<Flash>

/** Takes a step, and goes back with what it did, or with why it was refused. */
function taking(options: FormRouteOptions, step: Step): Answer {
  return async (request, reply) => {
    const form = formOf(request)
    const visitor = reply.keepVisitor()
    const t = pageText(visitor.language)
    const flash = await refusedFlash(form, t, () =>
      options.db
        .transaction()
        .execute((tx) => step(tx, { form, query: queryOf(request), visitor, t })),
    )
    return back(options, request, reply, flash)
  }
}

async function add(tx: Tx, { form, visitor }: Posted): Promise<Flash> {
  const articles = readArticles(form)
  await addToCart(tx, visitor, articles)
  const n = articles.reduce((sum, { quantity }) => sum + quantity, 0)
  return { key: 'page.cart.added', values: { n } }
}

async function update(tx: Tx, { form, query, visitor }: Posted): Promise<Flash> {
  const quantity = Number(form.quantity)
  const isWhole = /^\d{1,3}$/.test(form.quantity ?? '')
  if (!isWhole) throw new ShopError(400, 'quantity.notnumber')
  const rowSystemId = form.rowSystemId ?? query.rowSystemId ?? ''
  await updateCartRow(tx, visitor, { rowSystemId, quantity })
  return { key: 'page.cart.updated' }
}

async function clear(tx: Tx, { visitor }: Posted): Promise<Flash> {
  await clearCart(tx, visitor)
  return { key: 'page.cart.updated' }
}

/** Leads to the cart, which names what could not be had. */
async function buyAgain(tx: Tx, { form, visitor, t }: Posted): Promise<Flash> {
  const { notAdded = [] } = await reorder(tx, visitor, form.orderId ?? '')
  if (notAdded.length === 0) return { key: 'reorder.done' }
  const missing = notAdded.map((it) => `${it.name} (${it.articleNumber}): ${it.reason}`)
  return { key: 'refused', errors: [t('reorder.partly', { n: missing.length }), ...missing] }
}

async function enter(
  options: FormRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request)
  try {
    const { success, output } = v.safeParse(loginSchema, form)
    if (!success) throw new ShopError(401, 'login.failed')
    const account = await checkLogin(options.db, output, options.loginGuard, request.ip)
    await logIn(options.db, request.visitor, { account, newSessionId: reply.changeSession() })
    return back(options, request, reply, { key: 'page.welcome' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return askAgain(options, request, reply, error)
  }
}

/** The form again, with the e-mail as it was and what to do about it (UX ACC-4). */
async function askAgain(
  options: FormRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason }: ShopError,
): Promise<FastifyReply> {
  const form = formOf(request)
  const asked = await readPage(options, request, reply)
  const { page } = asked
  const content = loginPage(page, {
    returnTo: readReturnPath(form[RETURN_FIELD], page),
    email: (form.userName ?? '').slice(0, 254),
    error: page.t(reason.key, reason.values),
    demoCustomers: await demoCustomers(options.db),
  })
  return sendPage(reply.status(status), asked, content)
}

async function leave(
  options: FormRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await logOut(options.db, request.visitor)
  reply.changeSession()
  reply.header('clear-site-data', '"cache"')
  return back(options, request, reply, { key: 'page.loggedout' })
}

/** Back to the page that the form stood on. */
function back(
  { isSecure }: FormRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  flash: Flash,
): FastifyReply {
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return goBack(request, reply, { path, flash, isSecure })
}

/** A form's fields; each is text. */
function formOf({ body }: FastifyRequest): Form {
  return typeof body === 'object' && body !== null ? (body as Form) : {}
}

function queryOf({ query }: FastifyRequest): Form {
  const pairs = Object.entries(query ?? {}).filter(([, it]) => typeof it === 'string')
  return Object.fromEntries(pairs)
}
