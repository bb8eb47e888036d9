import { sql } from 'kysely'
import type { QuotationState } from '../../../src/model/quotations.ts'
import type { Db } from '../../platform/db/schema.ts'
import { stateAt } from '../../quotations/read-quotation.ts'
import type { StaffList } from '../page/staff-list.tsx'

/** A quotation in the staff's list. */
export interface ListedQuotation {
  readonly id: string
  readonly number: string
  readonly state: QuotationState
  readonly validUntil: number | null
  readonly companyName: string
  readonly email: string
  readonly pieces: number
  readonly createdAt: number
}

const MAX_LISTED = 200

/**
 * Lists quotations: unanswered ones first, the oldest at the top; then the rest, the newest first.
 */
export async function listQuotations(db: Db): Promise<ListedQuotation[]> {
  const { rows } = await sql<ListedQuotation>`
    select it.id, it.number, it.state, it.valid_until as "validUntil",
           it.company_name as "companyName", it.email,
           (select coalesce(sum(r.quantity), 0) from quotation_row r
             where r.quotation_id = it.id) as pieces,
           it.created_at as "createdAt"
      from quotation it
     order by it.state <> 'asked',
              case when it.state = 'asked' then it.created_at else -it.created_at end, it.id
     limit ${MAX_LISTED}`.execute(db)
  return rows
}

/** The list of quotations, with unanswered ones first. */
export const QUOTATION_LIST: StaffList<ListedQuotation> = {
  path: '/staff/quotations',
  title: 'staff.menu.quotations',
  row: {
    key: ({ id }) => id,
    path: ({ id }) => `${QUOTATION_LIST.path}/${encodeURIComponent(id)}`,
    cells: {
      head: ({ number }) => number,
      state: (it, { t, now }) => ({ text: t(`quotation.state.${stateAt(it, now)}`) }),
      name: ({ companyName, email }) => `${companyName}, ${email}`,
      time: ({ createdAt }) => createdAt,
      sum: ({ pieces }, { t }) => t('staff.pieces', { n: pieces }),
    },
  },
  read: listQuotations,
}
