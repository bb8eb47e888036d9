import { sql } from 'kysely'
import type { ReturnState } from '../../../src/model/returns.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { StaffList } from '../page/staff-list.tsx'

/** A return in the staff's list. */
export interface ListedReturn {
  readonly id: string
  readonly number: string
  readonly orderNumber: string
  readonly email: string
  readonly state: ReturnState
  readonly pieces: number
  readonly createdAt: number
}

const MAX_LISTED = 200

/** Lists returns: open ones first, the oldest at the top; then settled ones, the newest first. */
export async function listReturnsOfShop(db: Db): Promise<ListedReturn[]> {
  const { rows } = await sql<ListedReturn>`
    select it.id, it.number, o.number as "orderNumber", o.email, it.state,
           (select coalesce(sum(r.quantity), 0) from goods_return_row r
             where r.return_id = it.id) as pieces,
           it.created_at as "createdAt"
      from goods_return it join orders o on o.id = it.order_id
     order by it.settled_at is not null,
              case when it.settled_at is null then it.created_at else -it.settled_at end, it.id
     limit ${MAX_LISTED}`.execute(db)
  return rows
}

/** The list of returns, with open ones first. */
export const RETURN_LIST: StaffList<ListedReturn> = {
  path: '/staff/returns',
  title: 'staff.menu.returns',
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${RETURN_LIST.path}/${encodeURIComponent(id)}`,
    cells: {
      head: ({ number }) => number,
      state: ({ state }, { t }) => ({ text: t(`staff.return.state.${state}`) }),
      name: ({ orderNumber, email }) => `${orderNumber}, ${email}`,
      time: ({ createdAt }) => createdAt,
      sum: ({ pieces }, { t }) => t('staff.pieces', { n: pieces }),
    },
  },
  read: listReturnsOfShop,
}
