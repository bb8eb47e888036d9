import type { StaffContext } from './staff-context.ts'
import { StaffButton } from './staff-forms.tsx'

interface StaffSearchProps {
  readonly context: StaffContext
  readonly path: string
  readonly label: string
  readonly value: string | undefined
  /** What the list is narrowed to beside. */
  readonly fields?: Readonly<Record<string, string>>
}

export function StaffSearch({ context, path, label, value, fields = {} }: StaffSearchProps) {
  return (
    <form className="staff-search" method="get" action={path} role="search">
      <label htmlFor="q">{label}</label>
      <input
        className="shop-field"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={value}
      />
      {Object.entries(fields).map(([name, it]) => (
        <input key={name} type="hidden" name={name} value={it} />
      ))}
      <StaffButton>{context.t('staff.search')}</StaffButton>
    </form>
  )
}
