import * as v from 'valibot'
import { type Person, sentPersonSchema } from '../../../contract/my-pages.ts'
import { PERSON_ROLES } from '../../../model/my-pages.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { isApprover } from '../assert-approver.ts'
import type { Fields, ListEntry, ListField, ListKind } from '../lists/list-kind.ts'
import { PEOPLE_PATH } from '../lists/paths.ts'
import { addPerson, changePerson, companyOf, readPeople, removePerson } from './people-actions.ts'
import { INVITATIONS, type PeopleOptions } from './people-routes.ts'

/** The page of a company's people. */
export function peopleList({ db, now, attempts, flushOutbox }: PeopleOptions): ListKind {
  async function add(visitor: Visitor, fields: Fields): Promise<void> {
    await attempts.count({ limit: INVITATIONS, by: companyOf(visitor).id })
    const sent = v.parse(sentPersonSchema, fields)
    await db.transaction().execute((tx) => addPerson(tx, visitor, sent, now()))
    flushOutbox()
  }

  return {
    path: PEOPLE_PATH,
    texts: {
      none: 'list.people.none',
      add: 'list.people.add',
      removing: 'list.people.remove.text',
    },
    mayWrite: isApprover,
    async read(visitor) {
      const people = await readPeople(db, visitor)
      return people.map((it) => describe(visitor, it))
    },
    fields: fieldsFor,
    blank: () => ({ role: 'buyer' }),
    async save({ visitor }, fields) {
      if (!fields.systemId) return add(visitor, fields)
      const sent = v.parse(sentPersonSchema, fields)
      await db.transaction().execute((tx) => changePerson(tx, visitor, sent))
    },
    remove: (visitor, id) => removePerson(db, visitor, id, now()),
  }
}

function describe(visitor: Visitor, it: Person): ListEntry {
  const { systemId: id, firstName, lastName, email, phone, role } = it
  const lines = [email, phone, textFor(visitor)(`person.role.${role}`)]
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    lines: lines.filter((line) => line !== ''),
    fields: { firstName, lastName, email, phone, role },
  }
}

function fieldsFor(visitor: Visitor): readonly ListField[] {
  const t = textFor(visitor)
  const roles = PERSON_ROLES.map((id) => ({ id, name: t(`person.role.${id}`) }))
  return [
    { name: 'firstName', label: 'checkout.field.firstName' },
    { name: 'lastName', label: 'checkout.field.lastName' },
    { name: 'email', label: 'checkout.field.email', type: 'email', isFixed: true },
    { name: 'phone', label: 'list.phone', type: 'tel' },
    { name: 'role', label: 'person.role', hint: 'person.role.why', options: roles },
  ]
}
