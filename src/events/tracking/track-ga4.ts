import { ga4Entries } from './adapters/ga4.ts'
import { watchLists } from './lists.ts'
import { type Page, trackAs } from './track.ts'

/** Tells of the visit as Google Analytics 4 wants it. */
export function track(page: Page): Promise<void> {
  return trackAs({ entriesOf: ga4Entries, watchLists }, page)
}
