import type { StaffContext } from '../page/staff-context.ts'
import type { StaffState } from '../page/staff-rows.tsx'
import type { StaffArticle } from './read-product.ts'

export const PRODUCT_STATES = ['on', 'off', 'low'] as const

/** `low`: on sale, with low stock of at least half of its articles. */
export type ProductState = (typeof PRODUCT_STATES)[number]

export const PRODUCTS_PATH = '/staff/goods'

export function productPath(code: string): string {
  return `${PRODUCTS_PATH}/${encodeURIComponent(code)}`
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

export function productState(t: StaffContext['t'], state: ProductState): StaffState {
  return { text: t(`staff.goods.state.${state}`), colour: `goods-${state}` }
}
