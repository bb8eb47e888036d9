import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addToCartSchema, reorderSchema, updateCartSchema } from '../../../contract/cart.ts'
import { addToCart } from './add-to-cart.ts'
import { answerOnce, type Claim, readClaim } from '../../platform/http/answer-once.ts'
import { clearCart, updateCartRow } from './change-cart.ts'
import { reorder } from '../orders/reorder.ts'
import { viewCart } from './view-cart.ts'
import { bodyOf } from '../../platform/http/body.ts'
import type { RouteOptions } from '../../app/routes.ts'

/** Reads and changes the visitor's cart. Each call answers the whole cart. */
export async function cartRoutes(shop: FastifyInstance, { db, now }: RouteOptions): Promise<void> {
  shop.get('/api/cart', ({ visitor }) => viewCart(db, visitor, now))

  shop.post('/api/cart/add', (request, reply) => {
    const body = bodyOf(request, addToCartSchema)
    const articles = 'articles' in body ? body.articles : [body]
    const visitor = reply.keepVisitor()
    return answerOnce(db, claimOf(request), (tx) => addToCart(tx, visitor, articles, now()))
  })

  const update = (request: FastifyRequest) => {
    const change = bodyOf(request, updateCartSchema)
    return answerOnce(db, claimOf(request), (tx) =>
      updateCartRow(tx, request.visitor, change, now()),
    )
  }
  shop.put('/api/cart/update', update)
  shop.post('/api/cart/update', update)

  shop.put('/api/cart/clear', (request) =>
    answerOnce(db, claimOf(request), (tx) => clearCart(tx, request.visitor, now())),
  )

  shop.post('/api/cart/reorder', (request, reply) => {
    const { orderId } = bodyOf(request, reorderSchema)
    const visitor = reply.keepVisitor()
    return answerOnce(db, claimOf(request), (tx) => reorder(tx, visitor, orderId, now()))
  })
}

/** A key is good within one session, for one call, seen from one storefront. */
function claimOf({ headers, visitor, routeOptions, body }: FastifyRequest): Claim | undefined {
  const scope = `${visitor.session?.id ?? ''} ${routeOptions.url}`
  return readClaim(headers['idempotency-key'], scope, [visitor.storefront, body])
}
