import type { FastifyInstance } from 'fastify'
import { reorderSchema } from '../../../src/contract/cart.ts'
import { answerCartForm } from '../../cart/cart-form-routes.ts'
import type { ReleaseHeld } from '../../cart/change/change-cart.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../../platform/http/idempotency.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { type StoredVisitor, textFor } from '../../platform/http/visitor.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { reorder } from './reorder.ts'

export interface ReorderRouteOptions extends Pick<Sources, 'db' | 'now' | 'isSecure'> {
  readonly releaseHeld: ReleaseHeld
}

/** Adds a past order's rows to the cart, by a call of the element or by a form. */
export async function reorderRoutes(
  shop: FastifyInstance,
  options: ReorderRouteOptions,
): Promise<void> {
  const { db, now, releaseHeld } = options

  shop.post('/api/cart/reorder', (request, reply) => {
    const { orderId } = bodyOf(request, reorderSchema)
    const visitor = reply.persistVisitor()
    return runIdempotent(db, idempotencyOf(request), async (tx) => {
      await releaseHeld(tx, visitor, now())
      return reorder(tx, visitor, orderId, now())
    })
  })

  const answer = answerCartForm(options, (tx, { form, visitor, at }) =>
    reorderByForm(tx, visitor, form.orderId ?? '', at),
  )
  shop.post('/cart/reorder', answer)
}

/** Redirects to the cart, which names what could not be added. */
async function reorderByForm(
  tx: Tx,
  visitor: StoredVisitor,
  orderId: string,
  at: number,
): Promise<Flash> {
  const { notAdded = [] } = await reorder(tx, visitor, orderId, at)
  if (notAdded.length === 0) return { key: 'reorder.done' }
  const t = textFor(visitor)
  const missing = notAdded.map((it) => `${it.name} (${it.articleNumber}): ${it.reason}`)
  return { key: 'refused', errors: [t('reorder.partly', { n: missing.length }), ...missing] }
}
