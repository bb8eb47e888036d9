import type { FastifyInstance } from 'fastify'
import { findMark } from './payment-marks.ts'

const DAY = 'public, max-age=86400'

/** What stands for the ways to pay, in the checkout and below every page. */
export async function markRoutes(shop: FastifyInstance): Promise<void> {
  shop.get<{ Params: { readonly name: string } }>('/marks/:name', async ({ params }, reply) => {
    const mark = findMark(params.name)
    if (mark === undefined) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', DAY).send(mark)
  })
}
