import type { FastifyInstance } from 'fastify'
import {
  type ListedAddress,
  removedIdSchema,
  sentAddressSchema,
} from '../../../src/contract/account-lists.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../../platform/http/idempotency.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import {
  addAddress,
  changeAddress,
  mayWrite,
  ownerOf,
  readAddresses,
  removeAddress,
} from './address-actions.ts'
import { findAddress } from './address-queries.ts'

const PATH = '/api/mypageaddress'
const read = { method: 'GET', access: 'customer', csrf: 'none', cache: 'never' } as const
const write = { access: 'customer', csrf: 'token', cache: 'never' } as const

export const addressAccess: readonly AccessRule[] = [
  { ...read, path: PATH },
  { ...read, path: `${PATH}/:id` },
  { ...write, method: 'POST', path: PATH, schema: sentAddressSchema },
  { ...write, method: 'PUT', path: PATH, schema: sentAddressSchema },
  { ...write, method: 'DELETE', path: PATH, schema: removedIdSchema },
]

/** A private customer's own addresses, or those of the company that is bought for. */
export async function addressRoutes(
  shop: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => number },
): Promise<void> {
  shop.get(PATH, ({ visitor }): Promise<ListedAddress[]> => readAddresses(db, visitor))

  shop.get(`${PATH}/:id`, async ({ visitor, params }): Promise<ListedAddress> => {
    const { id } = params as { readonly id: string }
    const found = await findAddress(db, ownerOf(visitor), id)
    if (!found) throw new ShopError(404, 'request.notfound')
    return { ...found, editable: mayWrite(visitor) }
  })

  shop.post(PATH, (request) =>
    runIdempotent(db, idempotencyOf(request), async (tx) => {
      const sent = bodyOf(request, sentAddressSchema)
      return { systemId: await addAddress(tx, request.visitor, sent, now()) }
    }),
  )

  shop.put(PATH, async (request) => {
    const sent = bodyOf(request, sentAddressSchema)
    await db.transaction().execute((tx) => changeAddress(tx, request.visitor, sent, now()))
    return { systemId: sent.systemId }
  })

  shop.delete(PATH, async (request) => {
    const id = bodyOf(request, removedIdSchema)
    await db.transaction().execute((tx) => removeAddress(tx, request.visitor, id, now()))
    return { systemId: id }
  })
}
