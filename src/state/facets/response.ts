import type { ProductFilter } from '../../contract/product-filter.ts'
import type { Message } from '../../model/message.ts'
import { failureMessage } from '../../services/http-error.ts'

type ContentGate = typeof import('../../services/content.ts')

/** A part of the script that has not come within this time is not waited for. */
const GATE_MS = 10_000

/** The gate for html is loaded with the first list, while the shop is asked for it; or it is missing. */
export function openGate(): Promise<ContentGate | 'missing'> {
  const late = new Promise<'missing'>((resolve) => {
    setTimeout(() => resolve('missing'), GATE_MS)
  })
  const loaded = import('../../services/content.ts').catch(() => 'missing' as const)
  return Promise.race([loaded, late])
}

export function htmlOf({ productsView }: ProductFilter): string {
  if (productsView === undefined) throw new TypeError('A list came without its html')
  return productsView
}

/** What came in no shape that can be shown is the shop's fault, too. */
export function problemMessage(error: unknown): Message {
  try {
    return failureMessage(error)
  } catch {
    return { key: 'genericerror' }
  }
}
