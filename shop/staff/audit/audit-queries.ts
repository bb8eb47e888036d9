import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { AuditValues } from './audit-fields.ts'

export type AuditSubject =
  | 'staff'
  | 'order'
  | 'withdrawal'
  | 'code'
  | 'fee'
  | 'campaign'
  | 'pricelist'
  | 'product'
  | 'article'
  | 'newsletter'
  | 'export'
  | 'company'
  | 'customer'
  | 'quotation'
  | 'limit'

/** An action of a staff member. Contains no secrets, and as little personal data as possible. */
export interface AuditEntry {
  /** `order.packed` */
  readonly action: string
  readonly kind: AuditSubject
  /** The id of the object that was changed. */
  readonly subject: string
  readonly before?: AuditValues | undefined
  readonly after?: AuditValues | undefined
}

/** The actor of commands that run on the shop's machine. */
export const COMMAND_LINE = { id: null, name: 'command line' } as const

export interface Actor {
  /** Null for somebody who was not let in, and for the command line. */
  readonly id: string | null
  readonly name: string
}

/** Records an action, in the transaction that performs it. */
export async function insertAudit(
  tx: Tx,
  { id, name }: Actor,
  { action, kind, subject, before, after }: AuditEntry,
  now: number,
): Promise<void> {
  await tx
    .insertInto('staff_audit')
    .values({
      at: now,
      staff_id: id,
      staff_name: name,
      action,
      subject_kind: kind,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute()
}

export interface AuditLine {
  readonly id: number
  readonly at: number
  readonly staffName: string
  readonly action: string
  readonly kind: string
  readonly subject: string
  /**
   * The name that the staff knows the object by. Null where it is gone or its id is its name;
   * absent where the query does not read it.
   */
  readonly subjectName?: string | null
  /** The currency of the order that was changed. */
  readonly currency: string | null
  /** The name of the customer whose id is in `after`. */
  readonly customerName: string | null
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly after: Readonly<Record<string, unknown>> | undefined
}

interface AuditPart {
  readonly beforeId?: number | undefined
  readonly limit: number
  /** The language of the names of objects. */
  readonly language: Language
}

/** Lists entries, the newest first, starting before `beforeId`. */
export async function listAudit(
  db: Db,
  { beforeId, limit, language }: AuditPart,
): Promise<AuditLine[]> {
  const rows = await lines(db)
    .select(nameOfSubject(language).as('subjectName'))
    .$if(beforeId !== undefined, (it) => it.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(read)
}

/** Lists all entries about one object, the oldest first. */
export async function listAuditOf(
  db: Db,
  kind: AuditSubject,
  subject: string,
): Promise<AuditLine[]> {
  const rows = await lines(db)
    .where('subject_kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map(read)
}

function lines(db: Db) {
  return db
    .selectFrom('staff_audit')
    .select([
      'id',
      'at',
      'staff_name as staffName',
      'action',
      'subject_kind as kind',
      'subject',
      'before',
      'after',
      CURRENCY.as('currency'),
      CUSTOMER_NAME.as('customerName'),
    ])
}

const CURRENCY = sql<string | null>`case subject_kind
  when 'order' then (select currency from orders where id = staff_audit.subject)
  when 'withdrawal' then (select currency from orders where number = staff_audit.subject)
  end`

const CUSTOMER_NAME = sql<string | null>`
  (select trim(first_name || ' ' || last_name) from customer
    where id = staff_audit.after ->> 'customer')`

function nameOfSubject(language: Language): RawBuilder<string | null> {
  const name = sql.ref(`name_${language}`)
  return sql`case subject_kind
    when 'staff' then (select name from staff_member where id = staff_audit.subject)
    when 'order' then (select number from orders where id = staff_audit.subject)
    when 'product' then subject
    when 'article' then subject
    when 'fee' then (select ${name} from fee where id = staff_audit.subject)
    when 'campaign' then (select ${name} from campaign where id = staff_audit.subject)
    when 'pricelist' then
      (select name from price_list where id = cast(staff_audit.subject as integer))
    when 'company' then (select company_name from company_request where id = staff_audit.subject)
    when 'limit' then (select name from company where id = staff_audit.subject)
    when 'customer' then
      (select trim(first_name || ' ' || last_name) from customer where id = staff_audit.subject)
    when 'quotation' then (select number from quotation where id = staff_audit.subject)
    end`
}

type StoredLine = Omit<AuditLine, 'before' | 'after'> & {
  readonly before: string | null
  readonly after: string | null
}

function read({ before, after, ...line }: StoredLine): AuditLine {
  return { ...line, before: parse(before), after: parse(after) }
}

function parse(json: string | null): Readonly<Record<string, unknown>> | undefined {
  return json === null ? undefined : JSON.parse(json)
}
