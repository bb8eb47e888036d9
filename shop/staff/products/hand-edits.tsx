import { formatDate } from '../../../src/i18n/dates.ts'
import {
  type HandEdit,
  type ListedEdit,
  noteEdit,
  releaseEdit,
} from '../../catalogue/by-hand/hand-edit-queries.ts'
import { isoDay } from '../../platform/dates.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { AuditEntry } from '../audit/audit-queries.ts'
import { refuseUnless } from '../page/notice.ts'
import { done, type Outcome, type SentForm } from '../page/run-write.ts'
import { useStaff } from '../page/staff-context.ts'
import { StaffPress } from '../page/staff-forms.tsx'

/** Records a manual change, so that imports leave the stock of an article unchanged from now on. */
export async function noteStock(
  tx: Tx,
  subjectId: string,
  { member, now }: SentForm,
): Promise<void> {
  const edit = { subject: 'article', subjectId, field: 'stock' } as const
  await noteEdit(tx, edit, { memberId: member.id, now })
}

/**
 * Identifies the last stock correction. Sales do not change it; a repeated press corrects nothing
 * twice.
 */
export function lastCount(edits: readonly ListedEdit[], number: string): string {
  const last = edits.find((it) => it.subjectId === number && it.field === 'stock')
  return String(last?.editedAt ?? '')
}

/** Lets the file's value apply again from the next import on. */
export async function release(tx: Tx, edit: HandEdit): Promise<Outcome> {
  const { subject, subjectId, field } = edit
  refuseUnless(await releaseEdit(tx, edit), 'staff.goods.release.again')
  const entry: AuditEntry = { action: `${subject}.released`, kind: subject, subject: subjectId }
  return done({ ...entry, after: { field } }, 'staff.goods.released')
}

interface HandMarksProps {
  readonly edits: readonly ListedEdit[]
  /** The path of the form that restores the file's value. */
  readonly path: string
}

/** Manual changes, each with a button to restore the file's value. */
export function HandMarks({ edits, path }: HandMarksProps) {
  const { t, language, shop } = useStaff()
  if (edits.length === 0) return null
  return (
    <ul className="staff-list">
      {edits.map(({ field, editedAt }) => (
        <li key={field} className="staff-list__item staff-acts">
          <span>
            {t('staff.goods.byhand', {
              field: t(`staff.goods.field.${field}`),
              day: formatDate(isoDay(editedAt, shop), language),
            })}
          </span>
          <StaffPress path={path} fields={{ field }} look="quiet">
            {t('staff.goods.release')}
          </StaffPress>
        </li>
      ))}
    </ul>
  )
}
