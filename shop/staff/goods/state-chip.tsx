import type { StaffContext } from '../page/staff-context.ts'
import type { GoodsState } from './goods-list-queries.ts'

interface StateChipProps {
  readonly context: Pick<StaffContext, 't'>
  readonly state: GoodsState
}

export function StateChip({ context: { t }, state }: StateChipProps) {
  return (
    <span className={`staff-state staff-state--goods-${state}`}>
      {t(`staff.goods.state.${state}`)}
    </span>
  )
}
