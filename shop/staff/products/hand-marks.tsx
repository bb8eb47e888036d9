import { formatDate } from '../../../src/i18n/dates.ts'
import { isoDay } from '../../platform/dates.ts'
import { useStaff } from '../page/staff-context.ts'
import { StaffPress } from '../page/staff-forms.tsx'
import type { StaffEdit } from './hand-edits.ts'

interface HandMarksProps {
  readonly edits: readonly StaffEdit[]
  /** Where the file's value is asked for again. */
  readonly path: string
}

/** What has been changed by hand, each with the way back to what the file says. */
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
