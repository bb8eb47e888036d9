import { randomUUID } from 'node:crypto'
import {
  type Person,
  type SentPerson,
  sentPersonSchema,
} from '../../../src/contract/account-lists.ts'
import { oneOf, PERSON_ROLES, personRules } from '../../../src/model/account-lists.ts'
import { readPhone } from '../../../src/model/phone.ts'
import { tidyText } from '../../../src/model/tidy-checkout.ts'
import { hashPassword } from '../../login/passwords.ts'
import { holdRow } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { refuseFaults } from '../../platform/http/field-refusals.ts'
import {
  assertApprover,
  type Company,
  isApprover,
  type Visitor,
} from '../../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../../platform/limits/attempt-limits.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { enqueueInvitation } from '../customers/account-notices.ts'
import { toAddress } from '../customers/customer-queries.ts'
import type { ListKind } from '../pages/list-kind.ts'
import {
  closePerson,
  findPerson,
  insertPerson,
  isRemovedPerson,
  listPeople,
  type PersonRow,
  updatePerson,
} from './people-queries.ts'

/** More are a mistake, or an attempt to have the shop send mails. */
const MAX_PEOPLE = 200

/** The people who may log in for the visitor's company. */
export const peopleList: ListKind<SentPerson> = {
  name: 'persons',
  access: 'company',
  schema: sentPersonSchema,
  limitOf: (visitor) => ({ limit: ATTEMPT_LIMITS.invitedPeople, by: companyOf(visitor).id }),
  mayWrite: isApprover,
  async list(db, visitor) {
    const people = await listPeople(db, companyOf(visitor).id)
    return people.map((it) => describePerson(visitor, it))
  },
  async find(db, visitor, id) {
    const found = await findPerson(db, companyOf(visitor).id, id)
    return found && describePerson(visitor, found)
  },
  add: addPerson,
  change: changePerson,
  remove: removePerson,
}

function companyOf({ company }: Visitor): Company {
  if (!company) throw new ShopError(403, 'request.forbidden')
  return company
}

/** Adds a person, and mails them a link to choose a password. */
async function addPerson(tx: Tx, visitor: Visitor, sent: SentPerson, now: number): Promise<string> {
  const { id: companyId } = writableCompany(visitor)
  const lines = readLines(visitor, sent)
  const email = toAddress(sent.email)
  const id = randomUUID()
  await holdRow(tx, 'company', companyId)
  const isAdded = await insertPerson(tx, { ...lines, id, email, companyId }, now)
  const people = await listPeople(tx, companyId)
  if (!isAdded) {
    const isColleague = people.some((it) => it.email === email)
    throw emailRefusal(isColleague ? 'person.email.listed' : 'person.email.taken')
  }
  if (people.length > MAX_PEOPLE) {
    throw new ShopError(409, { key: 'person.toomany', values: { max: MAX_PEOPLE } })
  }
  const { language } = visitor
  await enqueueInvitation(tx, { id, email, language, storefront: 'professional' }, now)
  return id
}

async function changePerson(tx: Tx, visitor: Visitor, sent: SentPerson): Promise<void> {
  const { id: companyId } = writableCompany(visitor)
  const { systemId: id } = sent
  await holdRow(tx, 'company', companyId)
  const before = await findPerson(tx, companyId, id)
  if (!before) throw await unknownPersonRefusal(tx, companyId, id)
  const email = toAddress(sent.email) || before.email
  const lines = readLines(visitor, { ...sent, email, role: sent.role || wireRole(before.role) })
  if (email !== before.email) throw emailRefusal('person.email.fixed')
  if (await updatePerson(tx, companyId, { ...lines, id })) return
  throw lastApproverRefusal()
}

async function removePerson(db: Db, visitor: Visitor, id: string, now: number): Promise<void> {
  const { id: companyId } = writableCompany(visitor)
  // No password matches the account any more, and no new one is awaited.
  const passwordHash = await hashPassword(randomUUID())
  await inTransaction(db, async (tx) => {
    await holdRow(tx, 'company', companyId)
    if (await closePerson(tx, companyId, { id, passwordHash }, now)) return
    if (await isRemovedPerson(tx, companyId, id)) return
    if (await findPerson(tx, companyId, id)) throw lastApproverRefusal()
    throw new ShopError(404, 'request.notfound')
  })
}

async function unknownPersonRefusal(tx: Tx, companyId: string, id: string): Promise<ShopError> {
  const isGone = await isRemovedPerson(tx, companyId, id)
  return isGone ? new ShopError(410, 'person.gone') : new ShopError(404, 'request.notfound')
}

function lastApproverRefusal(): ShopError {
  const reason = { key: 'person.lastapprover' }
  return new ShopError(409, reason, { modelState: { role: [reason] } })
}

function emailRefusal(key: string): ShopError {
  return new ShopError(400, key, { modelState: { email: [{ key }] } })
}

function writableCompany(visitor: Visitor): Company {
  assertApprover(visitor)
  return companyOf(visitor)
}

function describePerson(visitor: Visitor, it: PersonRow): Person {
  return {
    systemId: it.id,
    id: it.id,
    firstName: it.firstName,
    lastName: it.lastName,
    email: it.email,
    phone: it.phone ?? '',
    role: wireRole(it.role),
    editable: isApprover(visitor),
  }
}

function wireRole(role: PersonRow['role']): 'buyer' | 'approver' {
  return role === 'admin' ? 'approver' : 'buyer'
}

function readLines({ shop }: Visitor, sent: SentPerson): Omit<PersonRow, 'id' | 'email'> {
  const { country } = shop.company
  refuseFaults(sent, {
    ...personRules(country),
    role: [oneOf(PERSON_ROLES, 'person.role.unknown')],
  })
  const phone = sent.phone.trim() && readPhone(sent.phone, country)
  return {
    firstName: tidyText(sent.firstName),
    lastName: tidyText(sent.lastName),
    phone: phone && 'phoneNumber' in phone ? phone.phoneNumber : null,
    role: sent.role === 'approver' ? 'admin' : 'buyer',
  }
}
