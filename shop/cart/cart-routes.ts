import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  addToCartSchema,
  type Cart,
  returnCodeSchema,
  updateCartSchema,
} from '../../src/contract/cart.ts'
import { CART_KEY_HEADER } from '../../src/model/cart-hand-off.ts'
import { CART_PATH } from '../paths/shop-paths.ts'
import type { Tx } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import { requestOrigin } from '../platform/http/host.ts'
import { idempotencyOf, runIdempotent } from '../platform/http/idempotency.ts'
import { addressPrefix } from '../platform/http/request-context.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { addToCart } from './change/add-to-cart.ts'
import { clearCart, type ReleaseHeld, updateCartRow } from './change/change-cart.ts'
import { saveCartKey } from './hand-off/cart-key-queries.ts'
import { openByCode } from './hand-off/return-code.ts'
import { sumUpCart, viewCart } from './view/view-cart.ts'

export interface CartRouteOptions
  extends Pick<Sources, 'db' | 'signer' | 'attempts' | 'baseUrl' | 'now'> {
  readonly releaseHeld: ReleaseHeld
}

/** Reads and changes the visitor's cart. Each call returns the whole cart. */
export async function cartRoutes(shop: FastifyInstance, options: CartRouteOptions): Promise<void> {
  const { db, signer, now } = options
  shop.get('/api/cart', (request) =>
    request.handedVisitor ? sayWhere(options, request) : viewCart(db, request.visitor, now),
  )

  shop.post('/api/cart/add', (request, reply) => add(options, request, reply))

  const update = (request: FastifyRequest) => {
    const rowChange = bodyOf(request, updateCartSchema)
    return change(options, request, (tx) => updateCartRow(tx, request.visitor, rowChange, now()))
  }
  shop.put('/api/cart/update', update)
  shop.post('/api/cart/update', update)

  shop.put('/api/cart/clear', (request) =>
    change(options, request, (tx) => clearCart(tx, request.visitor, now())),
  )

  shop.post('/api/cart/key', async (request, reply) => {
    const { code } = bodyOf(request, returnCodeSchema)
    const { key, visitor } = await openByCode(db, request, { code, signer, now: now() })
    reply.header(CART_KEY_HEADER, key)
    return viewCart(db, visitor, now)
  })
}

async function add(
  { db, attempts, releaseHeld, now }: CartRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Cart> {
  const body = bodyOf(request, addToCartSchema)
  const articles = 'articles' in body ? body.articles : [body]
  const visitor = reply.persistVisitor()
  const { cartKey } = reply
  const { foreignOrigin: origin = '' } = request
  if (cartKey) await attempts.count({ limit: ATTEMPT_LIMITS.cartKey, by: request.ip })
  const cart = await runIdempotent(db, idempotencyOf(request), async (tx) => {
    await releaseHeld(tx, visitor, now())
    const filled = await addToCart(tx, visitor, articles, now())
    const { id } = visitor.session
    if (cartKey) await saveCartKey(tx, { id, sessionId: id, origin }, now())
    return filled
  })
  if (cartKey) reply.header(CART_KEY_HEADER, cartKey)
  return cart
}

function change(
  options: CartRouteOptions,
  request: FastifyRequest,
  work: (tx: Tx) => Promise<Cart>,
): Promise<Cart> {
  const { db, releaseHeld, now } = options
  if (request.handedVisitor) return sayWhere(options, request)
  return runIdempotent(db, idempotencyOf(request), async (tx) => {
    await releaseHeld(tx, request.visitor, now())
    return work(tx)
  })
}

/**
 * For a page whose visitor has moved on to the shop: returns the quantity and address of the cart
 * there.
 */
async function sayWhere({ db, baseUrl, now }: CartRouteOptions, request: FastifyRequest) {
  const { visitor, handedVisitor = visitor } = request
  const cart: Cart = await viewCart(db, visitor, now)
  const there = await sumUpCart(db, handedVisitor)
  if (!there) return cart
  const origin = baseUrl ? new URL(baseUrl).origin : requestOrigin(request)
  const url = origin + addressPrefix(visitor) + CART_PATH
  return { ...cart, elsewhere: { quantity: there.quantity, url } }
}
