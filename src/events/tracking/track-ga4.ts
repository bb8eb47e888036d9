import { ga4Entries } from './adapters/ga4.ts'
import { watchLists } from './lists.ts'
import { send } from './push.ts'
import { trackAs } from './track.ts'
import type { Page } from './visit.ts'

/** Tells of the visit as Google Analytics 4 wants it, which has an event for lists. */
export function track(page: Page): Promise<void> {
  return trackAs(ga4Entries, page, () =>
    watchLists((facts) => send({ name: 'view_item_list', facts })),
  )
}
