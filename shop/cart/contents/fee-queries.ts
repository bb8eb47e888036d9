import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'

export interface Fee {
  readonly id: string
  readonly kind: 'fee' | 'service'
  readonly rule: 'bulky' | 'below-total'
  readonly amount: number
  readonly vatRate: number
  readonly belowTotal: number | null
  readonly nameSv: string
  readonly nameEn: string
}

/** All fees in one value, as part of a statement that runs anyway. */
export const feesAsJson = (d: SqlDialect) =>
  `select ${d.jsonRows(d.jsonObject(FEE), 'id')} from fee`

const FEE = {
  id: 'id',
  kind: 'kind',
  rule: 'rule',
  amount: 'amount',
  vatRate: 'vat_rate',
  belowTotal: 'below_total',
  nameSv: 'name_sv',
  nameEn: 'name_en',
} as const satisfies Record<keyof Fee, string>

export function listFees(db: Db): Promise<Fee[]> {
  return readRows(
    db,
    `select id, kind, rule, amount, vat_rate as "vatRate", below_total as "belowTotal",
            name_sv as "nameSv", name_en as "nameEn"
       from fee order by id`,
    [],
  )
}
