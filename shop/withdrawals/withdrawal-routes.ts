import type { FastifyInstance } from 'fastify'
import { type WithdrawalResponse, withdrawalSchema } from '../../src/contract/withdrawal.ts'
import { bodyOf } from '../platform/http/body.ts'
import { idempotencyOf } from '../platform/http/idempotency.ts'
import type { Sources } from '../platform/http/sources.ts'
import { textFor } from '../platform/http/visitor.ts'
import { submitWithdrawal } from './submit-withdrawal.ts'

export type WithdrawalRouteOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** Takes statements of withdrawal; the answer is the same whether the order is known or not. */
export async function withdrawalRoutes(
  shop: FastifyInstance,
  options: WithdrawalRouteOptions,
): Promise<void> {
  shop.post('/api/withdrawal', async (request, reply): Promise<WithdrawalResponse> => {
    const sent = bodyOf(request, withdrawalSchema)
    const { language } = request.visitor
    const key = idempotencyOf(request)?.key ?? ''
    const { at } = await submitWithdrawal(options, sent, { language, ip: request.ip, key })
    // Only known orders send mails: their time must not show in the response.
    reply.raw.once('close', options.flushOutbox)
    return {
      message: textFor(request.visitor)('withdraw.received.mail'),
      receivedAt: new Date(at).toISOString(),
    }
  })
}
