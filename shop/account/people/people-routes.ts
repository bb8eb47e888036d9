import type { FastifyInstance } from 'fastify'
import {
  type Person,
  removedIdSchema,
  sentPersonSchema,
} from '../../../src/contract/account-lists.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { idempotencyOf, runIdempotent } from '../../platform/http/idempotency.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import {
  addPerson,
  changePerson,
  companyOf,
  readPeople,
  readPerson,
  removePerson,
} from './people-actions.ts'

const PATH = '/api/mypageperson'
const read = { method: 'GET', access: 'company', csrf: 'none', cache: 'never' } as const
const write = { access: 'company', csrf: 'token', cache: 'never' } as const

export const peopleAccess: readonly AccessRule[] = [
  { ...read, path: PATH },
  { ...read, path: `${PATH}/:id` },
  { ...write, method: 'POST', path: PATH, schema: sentPersonSchema },
  { ...write, method: 'PUT', path: PATH, schema: sentPersonSchema },
  { ...write, method: 'DELETE', path: PATH, schema: removedIdSchema },
]

export type PeopleOptions = Pick<Sources, 'db' | 'now' | 'attempts' | 'flushOutbox'>

/** The people of the company that is bought for. */
export async function peopleRoutes(
  shop: FastifyInstance,
  { db, now, attempts, flushOutbox }: PeopleOptions,
): Promise<void> {
  shop.get(PATH, ({ visitor }): Promise<Person[]> => readPeople(db, visitor))

  shop.get(`${PATH}/:id`, async ({ visitor, params }): Promise<Person> => {
    const { id } = params as { readonly id: string }
    const found = await readPerson(db, visitor, id)
    if (!found) throw new ShopError(404, 'request.notfound')
    return found
  })

  shop.post(PATH, async (request) => {
    const sent = bodyOf(request, sentPersonSchema)
    const { visitor } = request
    await attempts.count({ limit: ATTEMPT_LIMITS.invitedPeople, by: companyOf(visitor).id })
    const answer = await runIdempotent(db, idempotencyOf(request), async (tx) => {
      return { systemId: await addPerson(tx, visitor, sent, now()) }
    })
    flushOutbox()
    return answer
  })

  shop.put(PATH, async (request) => {
    const sent = bodyOf(request, sentPersonSchema)
    await db.transaction().execute((tx) => changePerson(tx, request.visitor, sent))
    return { systemId: sent.systemId }
  })

  shop.delete(PATH, async (request) => {
    const id = bodyOf(request, removedIdSchema)
    await removePerson(db, request.visitor, id, now())
    return { systemId: id }
  })
}
