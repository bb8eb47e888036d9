import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addToCartSchema, updateCartSchema } from '../../../src/contract/cart.ts'
import type { Db } from '../../platform/db/schema.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../../platform/http/idempotency.ts'
import { addToCart } from './add-to-cart.ts'
import { clearCart, type ReleaseHeld, updateCartRow } from './change-cart.ts'
import { viewCart } from './view-cart.ts'

export interface CartRouteOptions {
  readonly db: Db
  readonly now: () => number
  readonly releaseHeld: ReleaseHeld
}

/** Reads and changes the visitor's cart. Each call answers the whole cart. */
export async function cartRoutes(
  shop: FastifyInstance,
  { db, now, releaseHeld }: CartRouteOptions,
): Promise<void> {
  shop.get('/api/cart', ({ visitor }) => viewCart(db, visitor, now))

  shop.post('/api/cart/add', (request, reply) => {
    const body = bodyOf(request, addToCartSchema)
    const articles = 'articles' in body ? body.articles : [body]
    const visitor = reply.persistVisitor()
    return runIdempotent(db, idempotencyOf(request), async (tx) => {
      await releaseHeld(tx, visitor, now())
      return addToCart(tx, visitor, articles, now())
    })
  })

  const update = (request: FastifyRequest) => {
    const change = bodyOf(request, updateCartSchema)
    return runIdempotent(db, idempotencyOf(request), async (tx) => {
      await releaseHeld(tx, request.visitor, now())
      return updateCartRow(tx, request.visitor, change, now())
    })
  }
  shop.put('/api/cart/update', update)
  shop.post('/api/cart/update', update)

  shop.put('/api/cart/clear', (request) =>
    runIdempotent(db, idempotencyOf(request), async (tx) => {
      await releaseHeld(tx, request.visitor, now())
      return clearCart(tx, request.visitor, now())
    }),
  )
}
