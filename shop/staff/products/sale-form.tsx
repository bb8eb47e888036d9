import { useStaff } from '../page/staff-context.ts'
import { StaffPress } from '../page/staff-forms.tsx'

interface SaleFormProps {
  readonly path: string
  readonly isOn: boolean
}

/** Puts a product or an article on sale, or takes it off. */
export function SaleForm({ path, isOn }: SaleFormProps) {
  const { t } = useStaff()
  const next = isOn ? 'off' : 'on'
  return (
    <StaffPress path={`${path}/sale`} fields={{ said: next }}>
      {t(`staff.goods.${next}`)}
    </StaffPress>
  )
}
