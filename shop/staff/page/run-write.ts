import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { PictureFile } from '../../catalogue/by-hand/resize-picture.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { type AuditEntry, insertAudit } from '../audit/audit-queries.ts'
import { type StaffMember, type StaffSession, saveNotice } from '../guard/session-queries.ts'
import { hasFreshProof, openSession } from '../guard/staff-sessions.ts'
import { keptFields, type Notice, StaffRefusal } from './notice.ts'
import { PROVE_PATH, type StaffOptions } from './staff-context.ts'

/** What a form asks for, and who sent it. */
export interface SentForm {
  readonly shop: ShopFacts
  readonly member: StaffMember
  readonly session: StaffSession
  readonly fields: Readonly<Record<string, string>>
  /** Of the address: `:id`. */
  readonly id: string
  readonly now: number
  /** A file that came along. */
  readonly upload?: Buffer | undefined
  /** What was made of it before the transaction. */
  readonly files?: readonly PictureFile[] | undefined
}

export interface Outcome {
  /** What was done; a write without a line is a mistake of ours. */
  readonly audit: readonly [AuditEntry, ...AuditEntry[]]
  readonly notice?: Pick<Notice, 'key' | 'values'>
  /** Where it leads, where that is not the page of the form. */
  readonly to?: string
}

/** What was done, and what the next page says of it. */
export function done(entry: AuditEntry, key?: string, values?: Notice['values']): Outcome {
  return { audit: [entry], ...(key && { notice: { key, ...(values && { values }) } }) }
}

export interface StaffWrite {
  /** The page that the form stands on; without, that of what the address names. */
  readonly back?: string
  /** Work that takes its time, before the transaction; throws a `StaffRefusal` if it cannot be done. */
  readonly prepare?: (form: SentForm) => Promise<Pick<SentForm, 'files'>>
  /** Does it, in a transaction with its line in the audit trail; throws a `StaffRefusal` if it may not. */
  readonly action: (tx: Tx, form: SentForm) => Promise<Outcome>
}

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The one way in which the staff changes anything: guarded, audited, and answered with a page. */
export function runWrite(options: StaffOptions, { back, prepare, action }: StaffWrite): Route {
  const { db, shop, now, flushOutbox } = options
  return async (request, reply) => {
    const session = openSession(request)
    const form = { shop, ...readStaffForm(request, session, now()) }
    const page = back ?? pageOf(request, form)
    const isDangerous = request.routeOptions.config.access?.proof === 'fresh'
    if (isDangerous && !hasFreshProof(session, now())) {
      await noteRefusal(session, 'staff.prove.first', form)
      return reply.redirect(`${PROVE_PATH}?to=${encodeURIComponent(page)}`, 303)
    }
    try {
      const prepared = { ...form, ...(await prepare?.(form)) }
      const { to = page } = await db.transaction().execute((tx) => record(tx, prepared, action))
      flushOutbox()
      return reply.redirect(to, 303)
    } catch (error) {
      if (!(error instanceof StaffRefusal)) throw error
      await noteRefusal(session, error.key, form, error.values)
      return reply.redirect(page, 303)
    }
  }

  async function noteRefusal(
    { id }: StaffSession,
    key: string,
    { fields }: SentForm,
    values?: Notice['values'],
  ): Promise<void> {
    const notice = { tone: 'refused', key, values, fields: keptFields(fields) }
    await saveNotice(db, id, JSON.stringify(notice))
  }
}

async function record(tx: Tx, form: SentForm, action: StaffWrite['action']): Promise<Outcome> {
  const { member, session, now } = form
  const result = await action(tx, form)
  for (const entry of result.audit) await insertAudit(tx, member, entry, now)
  const notice = result.notice && JSON.stringify({ tone: 'done', ...result.notice })
  await saveNotice(tx, session.id, notice ?? null)
  return result
}

/** `/staff/orders/:id/sent` is a form of `/staff/orders/:id`. */
function pageOf({ routeOptions: { url = '' } }: FastifyRequest, { id }: Pick<SentForm, 'id'>) {
  return `${url.split('/:id', 1)[0]}/${encodeURIComponent(id)}`
}

function readStaffForm(
  request: FastifyRequest,
  session: StaffSession,
  now: number,
): Omit<SentForm, 'shop'> {
  const { id = '' } = request.params as { readonly id?: string }
  return {
    member: session.member,
    session,
    fields: formOf(request),
    id,
    now,
    upload: request.upload,
  }
}

/** A form's fields as its schema wants them; the message of what is wrong is a text key. */
export function readFields<const Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, fields, { abortEarly: true })
  if (success) return output
  const [{ message }] = issues
  throw new StaffRefusal(/^[a-z]+\.[\w.]+$/.test(message) ? message : 'staff.form.wrong')
}
