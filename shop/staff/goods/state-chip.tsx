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

/** What a field of a refused form would say now, where that is something else than was typed. */
export function nowHint(
  { t, notice }: Pick<StaffContext, 't' | 'notice'>,
  name: string,
  value: string,
): string | undefined {
  const typed = notice?.tone === 'refused' ? notice.fields?.[name] : undefined
  const isOther = typed !== undefined && typed.replace(/\r\n?/g, '\n') !== value
  return isOther ? t('staff.goods.now', { value }) : undefined
}
