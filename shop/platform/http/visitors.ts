import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CART_KEY_HEADER } from '../../../src/model/cart-hand-off.ts'
import type { Db } from '../db/schema.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import type { Signer } from '../signer.ts'
import { forgetKeys, type KeyedRecord, noteKey, readNotedKeys } from './noted-keys.ts'
import { readPageContext, readRequestContext } from './request-context.ts'
import { SESSION_SECONDS, type SessionCookies, signedIds } from './session-cookie.ts'
import {
  endLogin,
  findSession,
  type SessionRow,
  touchSession,
  withoutLogin,
} from './session-queries.ts'
import { readVatChoice } from './vat-choice.ts'
import { tokenOwner, type VerificationTokens } from './verification-token.ts'
import { describeVisitor, type StoredVisitor, type Visitor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request, for every hook and route after the session cookie has been read. */
    visitor: Visitor
    /** Whether the browser sent a session cookie that this shop gave it. */
    hasCookie: boolean
    /** The visitor whom the requesting page has handed over to the shop, with the cart. */
    handedVisitor: Visitor | undefined
  }
  interface FastifyReply {
    /** The new key by which a page of another origin reaches its cart from now on. */
    cartKey: string | undefined
    /**
     * Gives the visitor a session in which something can be stored. Sets the cookie if there was none; a
     * page of another origin gets a key instead.
     */
    persistVisitor(): StoredVisitor
    /** Moves the visitor to a new session, at login and logout; returns its id. */
    changeSession(): string
    /** The same at logout: also forgets the keys that links have left. */
    endSession(): string
    /** Stores the key of an opened link in the browser. */
    noteKey(record: KeyedRecord, key: string): void
    /**
     * A verification token for the visitor's session and logged-in customer; sets the session cookie if
     * there is none.
     */
    verificationToken(customerId?: string): string
  }
}

/** The session that the key of a page of another origin opens. */
interface OpenedSession {
  readonly sessionId: string
  /** When its visitor was handed over to the shop; null while the key still opens the cart. */
  readonly handedAt: number | null
}

export interface VisitorOptions {
  readonly db: Db
  readonly findCartKey: (db: Db, id: string) => Promise<OpenedSession | undefined>
  readonly shop: ShopFacts
  readonly signer: Signer
  readonly cookies: SessionCookies
  readonly tokens: VerificationTokens
  readonly isSecure: boolean
  readonly now: () => number
}

/** How often the last use of a login is stored, so that reading pages seldom writes. */
const TOUCH_LOGIN_MS = MINUTE_MS
const TOUCH_SESSION_MS = DAY_MS

export function addVisitors(server: FastifyInstance, options: VisitorOptions): void {
  const { db, shop, signer, cookies, tokens, now } = options
  const nobody = describeVisitor(undefined, undefined, shopContext(shop, readPageContext('/')), 0)

  server.decorateRequest('visitor')
  server.decorateRequest('hasCookie', false)
  server.decorateRequest('handedVisitor', undefined)
  server.decorateReply('cartKey', undefined)
  server.addHook('onRequest', async (request, reply) => {
    request.visitor = nobody
    const { cache, area } = request.routeOptions.config.access ?? {}
    if (cache === 'static' || area) return
    const { visitor, row, handed } = await readVisitor(request, options)
    request.visitor = visitor
    request.handedVisitor = handed
    request.hasCookie = visitor.session !== undefined
    if (!row) return
    await keepAlive(db, visitor, row, now())
    if (now() - row.seenAt > TOUCH_SESSION_MS) renewCookie(request, reply, options)
  })

  server.decorateReply('persistVisitor', function (this: FastifyReply) {
    const { visitor } = this.request
    const session = visitor.session ?? { id: issueSession(this, options), isStored: false }
    const stored = { ...visitor, session }
    this.request.visitor = stored
    return stored
  })
  server.decorateReply('changeSession', function (this: FastifyReply) {
    const id = issueSession(this, options)
    const { storefront, language } = this.request.visitor
    const context = { shop, storefront, language }
    this.request.visitor = describeVisitor(id, undefined, context, now())
    return id
  })
  server.decorateReply('endSession', function (this: FastifyReply) {
    forgetKeys(this)
    return this.changeSession()
  })
  server.decorateReply('noteKey', function (this: FastifyReply, record, key) {
    noteKey(this, { record, key }, options.isSecure)
  })
  server.decorateReply('verificationToken', function (this: FastifyReply, customerId?: string) {
    const { session, customer } = this.persistVisitor()
    return tokens.issue(tokenOwner(session.id, customerId ?? customer?.id))
  })

  function issueSession(reply: FastifyReply, { isSecure }: VisitorOptions): string {
    const { foreignOrigin } = reply.request
    if (foreignOrigin !== undefined) {
      const keys = signedIds(signer, 'cart', foreignOrigin)
      reply.cartKey = keys.issue()
      return keys.read(reply.cartKey) ?? ''
    }
    const value = cookies.issue()
    reply.setCookie(cookies.name, value, cookieOptions(isSecure))
    return cookies.read(value) ?? ''
  }
}

interface FoundVisitor {
  readonly visitor: Visitor
  readonly row: SessionRow | undefined
  /** The visitor whom the page has handed over to the shop, and who is anonymous on that page since. */
  readonly handed?: Visitor
}

async function readVisitor(
  request: FastifyRequest,
  options: VisitorOptions,
): Promise<FoundVisitor> {
  const { db, shop, cookies, now } = options
  const opened = await readCartKey(request, options)
  const id = opened?.sessionId ?? cookies.read(request.cookies[cookies.name])
  const found = id === undefined ? undefined : await findSession(db, id)
  const row = found && opened ? withoutLogin(found) : found
  const context = /^\/api\//i.test(request.url)
    ? readRequestContext(request.headers)
    : readPageContext(request.url.split('?', 1)[0] ?? '')
  const wantsVat = readVatChoice(request)
  const pageContext = { ...shopContext(shop, context), wantsVat }
  const visitor = describeVisitor(id, row, pageContext, now())
  if (typeof opened?.handedAt === 'number') {
    const nobody = describeVisitor(undefined, undefined, pageContext, now())
    return { visitor: nobody, row: undefined, handed: visitor }
  }
  const userAgent = request.headers['user-agent']
  const keys = readNotedKeys(request.cookies)
  const more = { ...(userAgent && { userAgent }), ...(keys.size > 0 && { keys }) }
  return { visitor: { ...visitor, ...more }, row }
}

/** The session that a foreign page's key opens; undefined for an invalid key. */
async function readCartKey(
  { headers, foreignOrigin, routeOptions }: FastifyRequest,
  { db, findCartKey, signer }: VisitorOptions,
): Promise<OpenedSession | undefined> {
  const takesCartKey = routeOptions.config.access?.elsewhere === 'cart'
  const key = headers[CART_KEY_HEADER]
  if (!takesCartKey || foreignOrigin === undefined || typeof key !== 'string') return undefined
  const id = signedIds(signer, 'cart', foreignOrigin).read(key)
  return id === undefined ? undefined : findCartKey(db, id)
}

/** Falls back to the shop's main storefront and language where it lacks the requested ones. */
function shopContext(
  shop: ShopFacts,
  { storefront, language }: Pick<Visitor, 'storefront' | 'language'>,
): Pick<Visitor, 'shop' | 'storefront' | 'language'> {
  const [main = language] = shop.languages
  return {
    shop,
    storefront: shop.professional ? storefront : 'sport',
    language: shop.languages.includes(language) ? language : main,
  }
}

async function keepAlive(db: Db, visitor: Visitor, row: SessionRow, now: number): Promise<void> {
  const { session, customer } = visitor
  if (!session) return
  if (row.loggedInAt !== null && !customer) await endLogin(db, session.id)
  const pause = customer ? TOUCH_LOGIN_MS : TOUCH_SESSION_MS
  if (now - row.seenAt > pause) await touchSession(db, session.id, now)
}

function renewCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, isSecure }: VisitorOptions,
): void {
  const value = request.cookies[cookies.name]
  if (value) reply.setCookie(cookies.name, value, cookieOptions(isSecure))
}

function cookieOptions(isSecure: boolean) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SESSION_SECONDS,
  } as const
}
