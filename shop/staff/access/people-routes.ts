import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { StaffMember } from '../guard/session-queries.ts'
import { openSession } from '../guard/staff-sessions.ts'
import { readForm } from '../page/form-fields.tsx'
import { refuseUnless, StaffRefusal } from '../page/notice.ts'
import { done, type Outcome, runWrite, type SentForm } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showPage } from '../page/staff-page.ts'
import {
  changeRole,
  findCredentials,
  insertMember,
  listMembers,
  removeMember,
} from './member-queries.ts'
import { resetAccess } from './owner.ts'
import { peoplePage } from './people-page.tsx'
import { PERSON, ROLE } from './person-form.ts'
import type { StaffMailNotice } from './staff-mail.ts'

const PEOPLE_PATH = '/staff/people'

/** The list of staff members; owners invite, change and remove them. */
export async function peopleRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    PEOPLE_PATH,
    showPage(options, async (context, request) => {
      const { member } = openSession(request)
      return peoplePage(context, await listMembers(options.db), member.id)
    }),
  )
  shop.post(PEOPLE_PATH, runWrite(options, { back: PEOPLE_PATH, action: invite }))
  shop.post(`${PEOPLE_PATH}/:id/role`, runWrite(options, { back: PEOPLE_PATH, action: setRole }))
  shop.post(`${PEOPLE_PATH}/:id/reset`, runWrite(options, { back: PEOPLE_PATH, action: reset }))
  shop.post(`${PEOPLE_PATH}/:id/remove`, runWrite(options, { back: PEOPLE_PATH, action: remove }))
}

async function invite(tx: Tx, { fields, now }: SentForm): Promise<Outcome> {
  const person = readForm(PERSON, fields)
  const { name, role, email } = person
  const id = await insertMember(tx, { ...person, id: randomUUID(), passwordHash: '' }, now)
  if (id === undefined) throw new StaffRefusal('staff.people.exists', { email })
  await enqueueLink(tx, { staffId: id, reason: 'invited' }, now)
  return done(
    { action: 'staff.invited', kind: 'staff', subject: id, after: { name, role } },
    'staff.people.invited',
    { email },
  )
}

async function setRole(tx: Tx, { id, fields }: SentForm): Promise<Outcome> {
  const { role } = readForm(ROLE, fields)
  const before = await findPerson(tx, id)
  refuseUnless(await changeRole(tx, id, role), 'staff.people.lastowner')
  return done(
    {
      action: 'staff.role',
      kind: 'staff',
      subject: id,
      before: { role: before.role },
      after: { name: before.name, role },
    },
    'staff.saved',
  )
}

async function reset(tx: Tx, { id, member, now }: SentForm): Promise<Outcome> {
  const { name, email } = await findPerson(tx, id)
  if (id === member.id) throw new StaffRefusal('staff.people.self')
  await resetAccess(tx, id, now)
  await enqueueLink(tx, { staffId: id, reason: 'reset' }, now)
  return done(
    { action: 'staff.reset', kind: 'staff', subject: id, after: { name } },
    'staff.people.invited',
    { email },
  )
}

async function remove(tx: Tx, { id, now }: SentForm): Promise<Outcome> {
  const { name, role } = await findPerson(tx, id)
  refuseUnless(await removeMember(tx, id, now), 'staff.people.lastowner')
  await resetAccess(tx, id, now)
  return done(
    { action: 'staff.removed', kind: 'staff', subject: id, before: { name, role } },
    'staff.people.removed',
    { name },
  )
}

async function findPerson(tx: Tx, id: string): Promise<StaffMember> {
  const person = await findCredentials(tx, id)
  refuseUnless(person, 'staff.people.gone')
  return person
}

async function enqueueLink(tx: Tx, content: StaffMailNotice, now: number): Promise<void> {
  await enqueue(tx, { kind: 'staff-mail', ref: `${content.staffId} ${now}`, content }, now)
}
