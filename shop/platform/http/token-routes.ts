import type { FastifyInstance } from 'fastify'

/** A new verification token, for a page whose own has run out. */
export async function tokenRoutes(shop: FastifyInstance): Promise<void> {
  shop.get('/api/token', async (_request, reply) => ({ token: reply.verificationToken() }))
}
