import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { PictureFile } from '../../catalogue/by-hand/resize-picture.ts'
import { holdName } from '../../platform/db/hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { formOf } from '../../platform/pages/redirect-back.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { type AuditEntry, insertAudit } from '../audit/audit-queries.ts'
import { type StaffMember, type StaffSession, saveNotice } from '../guard/session-queries.ts'
import { hasFreshProof, openSession } from '../guard/staff-sessions.ts'
import { keptFields, type Notice, StaffRefusal } from './notice.ts'
import { PROVE_PATH, type StaffOptions } from './staff-context.ts'

/** A sent form, and its sender. */
export interface SentForm {
  readonly shop: ShopFacts
  readonly member: StaffMember
  readonly session: StaffSession
  readonly fields: Readonly<Record<string, string>>
  /** The `:id` of the address. */
  readonly id: string
  readonly now: number
  /** An uploaded file. */
  readonly upload?: Buffer | undefined
  /** The pictures made of the upload before the transaction. */
  readonly files?: readonly PictureFile[] | undefined
}

export interface Outcome {
  /** The audit entries; a write without one is a bug. */
  readonly audit: readonly [AuditEntry, ...AuditEntry[]]
  readonly notice?: Pick<Notice, 'key' | 'values'>
  /** Where to redirect, if not to the form's page. */
  readonly to?: string
}

/** The outcome of an action: its audit entry, and the notice on the next page. */
export function done(entry: AuditEntry, key?: string, values?: Notice['values']): Outcome {
  return { audit: [entry], ...(key && { notice: { key, ...(values && { values }) } }) }
}

export interface StaffWrite {
  /** The form's page; by default, that of the object in the address. */
  readonly back?: string
  /** Slow work before the transaction; throws a `StaffRefusal` where it fails. */
  readonly prepare?: (form: SentForm) => Promise<Pick<SentForm, 'files'>>
  /**
   * Performs the action in a transaction with its audit entry; throws a `StaffRefusal` where it is
   * not allowed.
   */
  readonly action: (tx: Tx, form: SentForm) => Promise<Outcome>
}

type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * The only way in which the staff changes anything: authorised, audited, and answered with a
 * redirect.
 */
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
      const { to = page } = await inTransaction(db, (tx) => record(tx, prepared, action))
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
  // What the form shows has been compared before another sending of it writes.
  await holdName(tx, `form of the staff about ${form.id}`)
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

/** Reads a form's fields by a schema whose messages are text keys. */
export function readFields<const Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, fields, { abortEarly: true })
  if (success) return output
  const [{ message }] = issues
  throw new StaffRefusal(/^[a-z]+\.[\w.]+$/.test(message) ? message : 'staff.form.wrong')
}
