import {
  type HandEdit,
  type ListedEdit,
  listEdits,
  noteEdit,
  releaseEdit,
} from '../../catalogue/by-hand/hand-edit-queries.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { refuseUnless } from '../page/notice.ts'
import { type Done, done, type StaffForm } from '../page/run-write.ts'

/** What of a product, or of its articles, has been changed by hand. */
export type StaffEdit = ListedEdit

export function readEdits(db: Db | Tx, code: string): Promise<readonly StaffEdit[]> {
  return listEdits(db, code)
}

/** Imports leave the stock of an article as it is from now on. */
export async function noteStock(
  tx: Tx,
  subjectId: string,
  { member, now }: StaffForm,
): Promise<void> {
  const edit = { subject: 'article', subjectId, field: 'stock' } as const
  await noteEdit(tx, edit, { memberId: member.id, now })
}

/** Changes with each correction, and with no sale: a press that is repeated corrects nothing twice. */
export function lastCount(edits: readonly StaffEdit[], number: string): string {
  const last = edits.find((it) => it.subjectId === number && it.field === 'stock')
  return String(last?.editedAt ?? '')
}

/** The value of the file counts again, from the next import on. */
export async function release(tx: Tx, edit: HandEdit): Promise<Done> {
  const { subject, subjectId, field } = edit
  refuseUnless(await releaseEdit(tx, edit), 'staff.goods.release.again')
  const entry: AuditEntry = { action: `${subject}.released`, kind: subject, subject: subjectId }
  return done({ ...entry, after: { field } }, 'staff.goods.released')
}
