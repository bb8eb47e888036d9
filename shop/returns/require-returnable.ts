import type { ReturnRequest } from '../../src/contract/returns.ts'
import type { Message } from '../../src/model/validation.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Returnable } from './returnable.ts'

type Rows = ReturnRequest['rows']

/** Refuses what cannot be sent back, named by the fields of the call. */
export function requireReturnable({ obstacle, rows: left }: Returnable, rows: Rows): void {
  if (obstacle) throw new ShopError(422, `return.not.${obstacle}`)
  refuseFaults(
    rows.map(({ rowSystemId, quantity }, at) => {
      const max = left.find((it) => it.rowId === rowSystemId)?.left ?? 0
      const isTwice = rows.findIndex((it) => it.rowSystemId === rowSystemId) < at
      return quantity <= max && !isTwice ? undefined : faultOf(max)
    }),
  )
}

/** Of each row what is wrong with it; throws where something is. */
export function refuseFaults(faults: readonly (Message | undefined)[]): void {
  const named = faults.flatMap((fault, at) =>
    fault ? [[`rows-${at}-quantity`, [fault]] as const] : [],
  )
  const [first] = faults.filter((it) => it !== undefined)
  if (first) throw new ShopError(422, first, { modelState: Object.fromEntries(named) })
}

export function faultOf(left: number): Message {
  return left > 0 ? { key: 'return.toomany', values: { max: left } } : { key: 'return.notthis' }
}
