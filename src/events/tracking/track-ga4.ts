import { watchLists } from './lists.ts'
import type { MeasuredPage } from './measuring-consent.ts'
import { send } from './push.ts'
import { trackAs } from './track.ts'
import type { Entry, TrackedFacts, TrackedName } from './tracked-event.ts'

/** Tracks the visit in the format of Google Analytics 4, which has an event for lists. */
export function track(page: MeasuredPage): Promise<void> {
  return trackAs(ga4Entries, page, () =>
    watchLists((facts) => send({ name: 'view_item_list', facts })),
  )
}

/** An event for a tag manager in Google Analytics 4's format. */
export function ga4Entries(name: TrackedName, facts: TrackedFacts): readonly Entry[] {
  if (name === 'sign_up') return [{ event: name, ...facts }]
  // Otherwise fields of an earlier event would become part of this one.
  return [{ ecommerce: null }, { event: name, ecommerce: facts }]
}
