import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/schema.ts'
import type { StaffContext } from '../page/staff-context.ts'
import { readPart, StaffPager } from '../page/staff-list.tsx'
import { StaffRows } from '../page/staff-rows.tsx'
import { countOrders, listOrders, ORDER_ROW, type OrderFilter } from './order-list.ts'

/** The orders of a customer or a company; the address names the page. */
export async function drawOrdersOf(
  db: Db,
  context: StaffContext,
  request: FastifyRequest,
  filter: OrderFilter,
) {
  const part = readPart(request)
  const orders = await listOrders(db, filter, part)
  const count = await countOrders(db, filter)
  return (
    <>
      <h2>{context.t('staff.menu.orders')}</h2>
      <StaffRows row={ORDER_ROW} items={orders} />
      <StaffPager part={part} count={count} />
    </>
  )
}
