import type { StaffContext } from '../page/staff-context.ts'
import type { StaffState } from '../page/staff-rows.tsx'
import type { GoodsState } from './goods-list-queries.ts'
import type { StaffArticle } from './goods-queries.ts'

export const GOODS_PATH = '/staff/goods'

export function productPath(code: string): string {
  return `${GOODS_PATH}/${encodeURIComponent(code)}`
}

export function articlePath(number: string): string {
  return `/staff/articles/${encodeURIComponent(number)}`
}

/** `42, Blue · SHOE-42` */
export function articleName(
  { language }: Pick<StaffContext, 'language'>,
  { size, colourSv, colourEn, number }: StaffArticle,
): string {
  const kind = [size, language === 'sv' ? colourSv : colourEn].filter(Boolean).join(', ')
  return [kind, number].filter(Boolean).join(' · ')
}

export function goodsState(t: StaffContext['t'], state: GoodsState): StaffState {
  return { text: t(`staff.goods.state.${state}`), colour: `goods-${state}` }
}
