import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/schema.ts'
import { ShopError } from '../shop-error.ts'

/** A visitor's action, named by the client, so that repeating the call has no further effect. */
export interface IdempotentRequest {
  readonly scope: string
  readonly key: string
  /** Of the request’s content: the same key with other content is refused. */
  readonly hash: string
}

const MAX_KEY_LENGTH = 128
const running = new Set<string>()

/**
 * Runs `work` in a write transaction. Given a request with a key, it stores the first answer in the same
 * transaction, so that a repeat gets it even if the first was lost after the commit. A refusal is not
 * stored: the same key may be tried again. A repeat in another process waits for the first, and gets its answer.
 */
export async function runIdempotent<Answer>(
  db: Db,
  request: IdempotentRequest | undefined,
  work: (tx: Tx) => Promise<Answer>,
  now: number = Date.now(),
): Promise<Answer> {
  if (!request) return inTransaction(db, work)
  const name = `${request.scope} ${request.key}`
  if (running.has(name)) throw new ShopError(409, 'request.running', { retryAfter: 1 })
  running.add(name)
  try {
    return await inTransaction(db, (tx) => replayOrRun(tx, request, work, now))
  } finally {
    running.delete(name)
  }
}

/** Reads an `Idempotency-Key`; undefined if the client sent none. */
export function readIdempotencyKey(
  key: string | readonly string[] | undefined,
  scope: string,
  content: unknown,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
    throw new ShopError(400, 'request.unreadable')
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('base64url')
  return { scope, key, hash }
}

async function replayOrRun<Answer>(
  tx: Tx,
  request: IdempotentRequest,
  work: (tx: Tx) => Promise<Answer>,
  now: number,
): Promise<Answer> {
  const { scope, key, hash } = request
  // The key is taken before the work: what the work of another process has changed is not seen without its answer.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency')
    .values({ scope, key, hash, status: 200, answer: '', created_at: now })
    .onConflict((it) => it.columns(['scope', 'key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return readAnswer(tx, request)
  const answer = await work(tx)
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return answer
}

async function readAnswer<Answer>(
  tx: Tx,
  { scope, key, hash }: IdempotentRequest,
): Promise<Answer> {
  const stored = await tx
    .selectFrom('idempotency')
    .select(['hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.hash !== hash) throw new ShopError(422, 'request.repeated')
  return JSON.parse(stored.answer) as Answer
}

/** A key is valid within one session, call and storefront. */
export function idempotencyOf({
  headers,
  visitor,
  routeOptions,
  body,
}: FastifyRequest): IdempotentRequest | undefined {
  const scope = `${visitor.session?.id ?? ''} ${routeOptions.url}`
  return readIdempotencyKey(headers['idempotency-key'], scope, [visitor.storefront, body])
}
