import type { FastifyInstance } from 'fastify'
import { removedIdSchema } from '../../../src/contract/account-lists.ts'
import type { ListName } from '../../../src/model/account-lists.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../../platform/http/idempotency.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { countAdded, type ListKind, type ListOptions } from './list-kind.ts'

const PATHS: Readonly<Record<ListName, string>> = {
  addresses: '/api/mypageaddress',
  persons: '/api/mypageperson',
}

/** The access rules of a list's calls. */
export function listAccess({ name, access, schema }: ListKind): readonly AccessRule[] {
  const path = PATHS[name]
  const read = { method: 'GET', access, csrf: 'none', cache: 'never' } as const
  const write = { path, access, csrf: 'token', cache: 'never' } as const
  return [
    { ...read, path },
    { ...read, path: `${path}/:id` },
    { ...write, method: 'POST', schema },
    { ...write, method: 'PUT', schema },
    { ...write, method: 'DELETE', schema: removedIdSchema },
  ]
}

/** The calls of a list. */
export async function listCalls(
  shop: FastifyInstance,
  options: ListOptions,
  kind: ListKind,
): Promise<void> {
  const { db, now, flushOutbox } = options
  const path = PATHS[kind.name]

  shop.get(path, ({ visitor }) => kind.list(db, visitor))

  shop.get(`${path}/:id`, async ({ visitor, params }) => {
    const { id } = params as { readonly id: string }
    const found = await kind.find(db, visitor, id)
    if (!found) throw new ShopError(404, 'request.notfound')
    return found
  })

  shop.post(path, async (request) => {
    const sent = bodyOf(request, kind.schema)
    await countAdded(options, kind, request.visitor)
    const added = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      return { systemId: await kind.add(tx, request.visitor, sent, now()) }
    })
    flushOutbox()
    return added
  })

  shop.put(path, async (request) => {
    const sent = bodyOf(request, kind.schema)
    await inTransaction(db, (tx) => kind.change(tx, request.visitor, sent, now()))
    return { systemId: sent.systemId }
  })

  shop.delete(path, async (request) => {
    const id = bodyOf(request, removedIdSchema)
    await kind.remove(db, request.visitor, id, now())
    return { systemId: id }
  })
}
