import { sentPersonSchema, toListItem } from '../../../src/contract/account-lists.ts'
import type { ListValues } from '../../../src/model/account-lists.ts'
import { isApprover, type Visitor } from '../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { type ListKind, readSent } from '../pages/list-kind.ts'
import { addPerson, changePerson, companyOf, readPeople, removePerson } from './people-actions.ts'
import type { PeopleOptions } from './people-routes.ts'

/** The page of a company's people. */
export function peopleList({ db, now, attempts, flushOutbox }: PeopleOptions): ListKind {
  async function add(visitor: Visitor, values: ListValues): Promise<void> {
    await attempts.count({ limit: ATTEMPT_LIMITS.invitedPeople, by: companyOf(visitor).id })
    const sent = readSent(sentPersonSchema, values)
    await db.transaction().execute((tx) => addPerson(tx, visitor, sent, now()))
    flushOutbox()
  }

  return {
    name: 'persons',
    mayWrite: isApprover,
    async read(visitor) {
      const people = await readPeople(db, visitor)
      return people.map((it) => toListItem('persons', it))
    },
    async save({ visitor }, values) {
      if (!values.systemId) return add(visitor, values)
      const sent = readSent(sentPersonSchema, values)
      await db.transaction().execute((tx) => changePerson(tx, visitor, sent))
    },
    remove: (visitor, id) => removePerson(db, visitor, id, now()),
  }
}
