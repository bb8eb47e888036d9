import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETURN_CODE } from '../../../src/model/cart-hand-off.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import { signedIds } from '../../platform/http/session-cookie.ts'
import { findSession, withoutLogin } from '../../platform/http/session-queries.ts'
import { describeVisitor, type Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Signer } from '../../platform/signer.ts'
import { findPageBefore, saveCartKey, saveReturnCode, takeReturnCode } from './cart-key-queries.ts'

const CODE_BYTES = 32

/** The page that a visitor has come from, as long as the owner's file lists its origin. */
export async function pageBefore(db: Db, { shop, session }: Visitor): Promise<URL | undefined> {
  const address = session && (await findPageBefore(db, session.id))
  if (address === undefined || !URL.canParse(address)) return undefined
  const page = new URL(address)
  return shop.origins.pages.includes(page.origin) ? page : undefined
}

/** The host of that page; lets a form on the shop's page redirect there. */
export async function leadBackFrom(
  db: Db,
  visitor: Visitor,
  reply: FastifyReply,
): Promise<string | undefined> {
  const page = await pageBefore(db, visitor)
  if (page) reply.formOrigins = `${reply.formOrigins} ${page.origin}`.trim()
  return page?.host
}

/** The address that leads back there, with the code that its page exchanges for a key to the cart. */
export async function returnAddress(
  db: Db,
  page: URL,
  sessionId: string,
  now: number,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const { origin } = page
  await saveReturnCode(db, { id: hashOf(code), sessionId, origin }, now)
  // Browsers send a fragment to no server.
  return `${page.href}#${RETURN_CODE}${code}`
}

/** Exchanges a code, which works once, for a new key for pages of its origin. */
export async function openByCode(
  db: Db,
  { foreignOrigin: origin = '', visitor }: FastifyRequest,
  { code, signer, now }: { readonly code: string; readonly signer: Signer; readonly now: number },
): Promise<{ readonly key: string; readonly visitor: Visitor }> {
  const keys = signedIds(signer, 'cart', origin)
  const key = keys.issue()
  const sessionId = await inTransaction(db, async (tx) => {
    const taken = await takeReturnCode(tx, { id: hashOf(code), origin }, now)
    if (taken) await saveCartKey(tx, { id: keys.read(key) ?? '', sessionId: taken, origin }, now)
    return taken
  })
  const row = sessionId && (await findSession(db, sessionId))
  if (!sessionId || !row) throw new ShopError(404, 'request.notfound')
  return { key, visitor: describeVisitor(sessionId, withoutLogin(row), visitor, now) }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
