import type { FastifyInstance } from 'fastify'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { showList } from '../page/staff-list.tsx'
import { showOne } from '../page/staff-page.ts'
import { readStaffReturn, receive, reject, repay } from './return-actions.ts'
import { RETURN_LIST } from './return-list.ts'
import { RETURN_PATH, returnPage } from './return-pages.tsx'

/** Returns: the list, one return, and the forms for its steps. */
export async function staffReturnRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  const write = (action: StaffWrite['action']) => runWrite(options, { action })

  shop.get(RETURN_LIST.path, showList(options, RETURN_LIST))
  shop.get(RETURN_PATH, showOne(options, readStaffReturn, returnPage))
  shop.post(`${RETURN_PATH}/received`, write(receive))
  shop.post(`${RETURN_PATH}/repaid`, write(repay))
  shop.post(`${RETURN_PATH}/refused`, write(reject))
}
