import { read } from '../../contract/read.ts'
import { type DrawnReturn, drawnReturnSchema } from '../../contract/returnable.ts'
import { createReturn, type ReturnStore } from '../../state/account/return-store.ts'
import type { AttributeProps } from '../element-table.ts'
import type { table } from './order-returns.table.ts'

type Props = AttributeProps<typeof table>

/** Of this site, whoever wrote it. */
const PATH = /^(?:\/[\w-]+)+$/

const stores = new WeakMap<HTMLElement, { readonly of: string; readonly store: ReturnStore }>()

/** The store of one element; another order, or other rows, is another return. */
export function returnOf(host: HTMLElement, { orderId, orderKey, rows }: Props): ReturnStore {
  const of = JSON.stringify([orderId, orderKey, rows])
  const known = stores.get(host)
  if (known?.of === of) return known.store
  // What the server has drawn is of the order that the tag came with.
  const drawn = known ? undefined : readDrawn(host)
  const store = createReturn({ orderId, key: orderKey, rows, drawn })
  stores.set(host, { of, store })
  return store
}

function readDrawn({ dataset }: HTMLElement): DrawnReturn | undefined {
  if (!dataset.drawn) return undefined
  try {
    const parsed = read(drawnReturnSchema, JSON.parse(dataset.drawn))
    return parsed.success && PATH.test(parsed.output.path) ? parsed.output : undefined
  } catch {
    // Not written by our server: the attributes say what there is.
    return undefined
  }
}
