import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HAND_OFF_PATH } from '../../paths/shop-paths.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { checkForCookie } from '../../platform/http/cookie-check.ts'
import { addressPrefix, readPageContext } from '../../platform/http/request-context.ts'
import { hasOwnCookie, signedIds } from '../../platform/http/session-cookie.ts'
import { findSession, withoutLogin } from '../../platform/http/session-queries.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { describeVisitor } from '../../platform/http/visitor.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { viewCart } from '../view/view-cart.ts'
import { findCartKey } from './cart-key-queries.ts'
import { handOffPage } from './hand-off-page.tsx'
import { type Arrival, joinCarts } from './join-carts.ts'
import { pageBefore, returnAddress } from './return-code.ts'

export type HandOffOptions = Presenter & Pick<Sources, 'db' | 'now' | 'signer' | 'isSecure'>

/**
 * Holds what a page has posted until the shop's own page reads it, where the browser sends its cookies.
 */
const COOKIE = 'courtside_handoff'
const cookieOf = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE)
const COOKIE_SECONDS = 10 * 60
const SEPARATOR = '~'
const MAX_PAGE_LENGTH = 1000

/** Takes over the cart of a page of another origin, and sends its visitor back there. */
export async function handOffRoutes(shop: FastifyInstance, options: HandOffOptions): Promise<void> {
  shop.post('/api/cart/handoff', (request, reply) => takeForm(options, request, reply))
  shop.get(HAND_OFF_PATH, (request, reply) => receive(options, request, reply))
  shop.post(HAND_OFF_PATH, async (request, reply) => {
    const form = formOf(request)
    const isLeftOut = form.choice === 'leave'
    const to = readReturnPath(form.to, request.visitor)
    return join(options, { arrival: await readArrival(options, request), reply, isLeftOut, to })
  })
  shop.post(`${HAND_OFF_PATH}/back`, (request, reply) => leadBack(options, request, reply))
}

/** Joins nothing yet: a post from another origin comes without the visitor's cookies. */
function takeForm(
  { isSecure }: HandOffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const form = formOf(request)
  const { foreignOrigin: origin } = request
  const pageContext = readPageContext(form.to ?? '')
  const to = readReturnPath(form.to, pageContext)
  if (origin === undefined) return reply.redirect(to, 303)
  const from = (form.from ?? '').slice(0, MAX_PAGE_LENGTH)
  const page = URL.canParse(from, origin) ? new URL(from, origin) : new URL(origin)
  const address = page.origin === origin ? page.href : origin
  const value = [form.key ?? '', origin, address].map(encodeURIComponent).join(SEPARATOR)
  const settings = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  reply.setCookie(cookieOf(isSecure), value, { ...settings, maxAge: COOKIE_SECONDS })
  const path = `${addressPrefix(pageContext)}${HAND_OFF_PATH}?to=${encodeURIComponent(to)}`
  return reply.redirect(path, 303)
}

async function receive(
  options: HandOffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, now } = options
  const { visitor } = request
  const to = readReturnPath((request.query as { readonly to?: unknown }).to, visitor)
  if (!hasOwnCookie(request.headers)) return reply.redirect(checkForCookie(to), 303)
  const arrival = await readArrival(options, request)
  if (!arrival) return reply.redirect(to, 303)
  const [incoming, own] = await Promise.all([
    viewCart(db, arrival.from, now),
    viewCart(db, visitor, now),
  ])
  const isOwn = arrival.from.session?.id === visitor.session?.id
  const isClear = isOwn || incoming.orderRows.length === 0 || own.orderRows.length === 0
  if (isClear) return join(options, { arrival, reply, to, isLeftOut: false })
  const pageRequest = await readPage(options, request, reply)
  const host = new URL(arrival.page).host
  return sendPage(reply, pageRequest, handOffPage(pageRequest.page, { incoming, own, host, to }))
}

interface Joining {
  /** Undefined if it has been joined already. */
  readonly arrival: Arrival | undefined
  readonly reply: FastifyReply
  readonly to: string
  readonly isLeftOut: boolean
}

async function join(
  { db, now, isSecure }: HandOffOptions,
  { arrival, reply, to, isLeftOut }: Joining,
): Promise<FastifyReply> {
  if (arrival) {
    const visitor = reply.persistVisitor()
    await inTransaction(db, (tx) => joinCarts(tx, visitor, { ...arrival, isLeftOut }, now()))
  }
  reply.clearCookie(cookieOf(isSecure), { path: '/', secure: isSecure })
  return reply.redirect(to, 303)
}

/** The arrival that a page has posted; undefined if there is none, or its key has ended. */
async function readArrival(
  { db, signer, isSecure, now }: HandOffOptions,
  { cookies, visitor }: FastifyRequest,
): Promise<Arrival | undefined> {
  const [key, origin = '', page = ''] = (cookies[cookieOf(isSecure)] ?? '')
    .split(SEPARATOR)
    .map(decode)
  if (!visitor.shop.origins.pages.includes(origin) || !page.startsWith(origin)) return undefined
  const keyId = signedIds(signer, 'cart', origin).read(key)
  const found = keyId === undefined ? undefined : await findCartKey(db, keyId)
  if (keyId === undefined || !found || found.handedAt !== null) return undefined
  const row = await findSession(db, found.sessionId)
  const from = describeVisitor(found.sessionId, row && withoutLogin(row), visitor, now())
  return { keyId, from, page }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

async function leadBack(
  { db, now }: HandOffOptions,
  { visitor }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await pageBefore(db, visitor)
  const { session } = visitor
  if (!page || !session) return reply.redirect(readReturnPath('', visitor), 303)
  return reply.redirect(await returnAddress(db, page, session.id, now()), 303)
}
