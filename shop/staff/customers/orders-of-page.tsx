import type { ReactNode } from 'react'
import { Facts } from '../../platform/pages/facts.tsx'
import { ORDER_ROW } from '../orders/order-list.ts'
import type { ListedOrder } from '../orders/order-list-queries.ts'
import type { StaffContent, StaffContext } from '../page/staff-context.ts'
import { type ListPart, StaffPager } from '../page/staff-pager.tsx'
import { StaffRows } from '../page/staff-rows.tsx'

interface OrdersOf {
  readonly name: string
  readonly facts: readonly (readonly [name: string, ...lines: readonly string[]])[]
  readonly orders: readonly ListedOrder[]
  readonly part: ListPart
  readonly count: number
  /** What may be done for them. */
  readonly acts?: ReactNode
  readonly consents?: ReactNode
}

/** Somebody, and what they have ordered. */
export function ordersOfPage(context: StaffContext, of: OrdersOf): StaffContent {
  return {
    title: of.name,
    main: (
      <>
        <Facts facts={of.facts} />
        {of.acts}
        <h2>{context.t('staff.menu.orders')}</h2>
        <StaffRows context={context} row={ORDER_ROW} items={of.orders} />
        <StaffPager context={context} part={of.part} count={of.count} />
        {of.consents}
      </>
    ),
  }
}
