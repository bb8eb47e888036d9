import { all } from './all.ts'
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
    try {
      const name = dataset.courtsideEvent ?? 'purchase'
      const facts = JSON.parse(textContent ?? '')
      const once = name === 'purchase' ? idOf(facts) : dataset.once
      return isTracked(name) ? { name, facts, id: once && `${name}:${once}` } : []
    } catch (error) {
      console.error(error)
      return []
    }
  })
}

/** An order without a number, or without rows, is none. */
function idOf({ transaction_id, items }: Readonly<Record<string, unknown>>): string {
  if (transaction_id && typeof transaction_id === 'string' && items) return transaction_id
  throw new TypeError('purchase')
}
