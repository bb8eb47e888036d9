import { all, readJson } from './all.ts'
import { isTracked, type TrackedName } from './tracked-event.ts'

export interface PageFacts {
  readonly name: TrackedName
  readonly facts: object
  /** Of what is pushed once, whatever page says it; a look at a page is pushed with each look. */
  readonly id?: string | undefined
}

const SCRIPTS = 'script#courtside-purchase,script[data-courtside-event]'

/** What the server says of this page: JSON in scripts that no browser runs. */
export function readPageFacts(): PageFacts[] {
  return all(SCRIPTS).flatMap(({ dataset, textContent }) => {
    const name = dataset.courtsideEvent ?? 'purchase'
    const facts = readJson(textContent)
    if (!facts || !isTracked(name)) return []
    const once = name === 'purchase' ? orderOf(facts) : dataset.once
    return once === false ? [] : { name, facts, id: once && `${name}:${once}` }
  })
}

/** An order without a number, or without rows, is none. */
function orderOf({ transaction_id: order, items }: Readonly<Record<string, unknown>>) {
  if (order && typeof order === 'string' && items) return order
  console.error('purchase', order)
  return false
}
