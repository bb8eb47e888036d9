import type { Db, Tx } from '../../platform/db/schema.ts'

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

/** One thing that somebody of the staff did. Holds no secrets, and no more of people than it must. */
export interface AuditEntry {
  /** `order.packed` */
  readonly action: string
  readonly kind: AuditSubject
  /** The id of what it was done to. */
  readonly subject: string
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** Whoever sits at the machine of the shop. */
export const COMMAND_LINE = { id: null, name: 'command line' } as const

export interface Actor {
  /** Null for whoever was not let in, and for the command line. */
  readonly id: string | null
  readonly name: string
}

/** Writes down what was done, in the transaction that does it. */
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
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly after: Readonly<Record<string, unknown>> | undefined
}

/** The newest first, from the one before `beforeId`. */
export async function listAudit(
  db: Db,
  { beforeId, limit }: { readonly beforeId?: number | undefined; readonly limit: number },
): Promise<AuditLine[]> {
  const rows = await lines(db)
    .$if(beforeId !== undefined, (it) => it.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(read)
}

/** All that was done to one thing, the oldest first. */
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
    ])
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
