import type { StaffContext } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'

interface SaleFormProps {
  readonly context: StaffContext
  readonly path: string
  readonly isOn: boolean
}

/** Takes a product or an article off sale, or on it. */
export function SaleForm({ context, path, isOn }: SaleFormProps) {
  const said = isOn ? 'off' : 'on'
  return (
    <StaffForm context={context} path={`${path}/sale`} fields={{ said }}>
      <StaffButton>{context.t(`staff.goods.${said}`)}</StaffButton>
    </StaffForm>
  )
}
