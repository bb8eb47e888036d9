import type { FastifyInstance } from 'fastify'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { showOne } from '../page/staff-page.ts'
import { addNote, cancel, pack, registerPayment, send } from './order-actions.ts'
import { ORDER_LIST } from './order-list.ts'
import { orderPage } from './order-page.tsx'
import { packingSlip } from './packing-slip.tsx'
import { readStaffOrder } from './read-order.ts'
import { confirmTransfer, refund, takeBack } from './refund-actions.ts'

const ORDER = '/staff/orders/:id'

/** Orders: the list, one order, its packing slip, and the forms that change it. */
export async function orderRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const write = (action: StaffWrite['action']) => runWrite(options, { action })

  shop.get(ORDER_LIST.path, showList(options, ORDER_LIST))
  shop.get(ORDER, showOne(options, readStaffOrder, orderPage))
  shop.get(`${ORDER}/slip`, showOne(options, readStaffOrder, packingSlip))
  shop.post(`${ORDER}/paid`, write(registerPayment))
  shop.post(`${ORDER}/packed`, write(pack))
  shop.post(`${ORDER}/sent`, write(send))
  shop.post(`${ORDER}/cancelled`, write(cancel))
  shop.post(`${ORDER}/refunds`, write(refund))
  shop.post(`${ORDER}/transferred`, write(confirmTransfer))
  shop.post(`${ORDER}/returned`, write(takeBack))
  shop.post(`${ORDER}/notes`, write(addNote))
}
